## Ce qu’on sait avec certitude des autres : dossiers, grille et mentions sur les boutons.

dossier-of = Ce que vous savez sur { $who }
dossier-count = { $gold } Or, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
holds-none = aucune carte
holds-exactly = { $count } exactement
holds-least = au moins { $count }
holds-once = en avait { $count }, peut-être plus
holds-open = de 0 à { $most }
dossier-fact = { $head } : { $text }
dossier-cards = Cartes
dossier-held = { $good } ({ $held })
dossier-role = Rôle
dossier-possible = { $count ->
    [one] Un seul rôle possible
   *[other] { $count } rôles possibles
}
dossier-ruled-out = Exclus
dossier-reason = { $roles } ({ $why })
known-own = votre propre rôle
known-shown = la carte a été montrée à tous
known-seen = vous avez vu la carte
known-left-over = il ne reste aucun autre rôle
out-yours = c’est le vôtre
out-held = rôle tenu par { $who }
out-not-dealt = absent de cette partie
out-accused = { $who } a accusé à tort
out-no-victory = aurait déjà gagné
out-left-over = revient forcément à quelqu’un d’autre
out-is = a un autre rôle : { $role }
dossier-bought = Achats
dossier-drawn = { $count ->
    [one] { $count } carte de la pioche
   *[other] { $count } cartes de la pioche
}
dossier-wanted = Demandes
dossier-declined = N’a pas voulu donner
dossier-looked = A regardé
dossier-look-role = rôle ({ $who })
dossier-look-hand = main ({ $who })
dossier-refused = A refusé une alliance avec
dossier-claimed = Dit
dossier-claim = « { $text } »
dossier-role-claim = { $verdict ->
    [proved] avoir le rôle « { $role } » (vrai)
    [disproved] avoir le rôle « { $role } » (faux !)
   *[open] avoir le rôle « { $role } »
}
dossier-times = { $good } ×{ $count }
intrigue-you-know = { $role }, vous le savez
notebook-certain = { $mark }, c’est certain ({ $why })
notebook-filled = Personne d’autre ne voit ceci. Ce qui est certain est déjà rempli ; pour le reste, touchez une case : oui, non, peut-être, rien.
help-grid = grid           qui peut avoir quel rôle, d’après ce que vous savez
grid-title = Qui peut avoir quel rôle, d’après ce que sait { $who }
grid-role = Rôle
grid-yes = oui
grid-no = non
grid-open = ?
