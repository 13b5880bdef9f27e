## Reviews of finished games. Whoever decided is spoken to; names of characters stand where they need no article.
## $loss and $chance are numbers of hundredths.

review-unfinished = Cette partie n’est pas encore terminée. Elle pourra être analysée ensuite.
review-stopped = L’analyse a été interrompue.
review-working = Analyse
review-written = L’analyse se trouve dans { $file }.

review-title = Analyse
review-models = En supposant que tout le monde joue comme { $models }.
review-model-steward = un intendant
review-model-searcher = un joueur qui cherche
review-model-answering = un joueur qui s’attend à ce qu’on cherche
review-model-people = des gens
review-model-unsure = quelqu’un de deux fois moins sûr qu’un intendant
review-model-ahead = un intendant, observé deux tours à l’avance

review-curve = Chances de gagner
review-curve-about = Les chances de gagner de chacun, d’après ce qu’il savait ; entre parenthèses, toutes les cartes connues.
review-curve-known = D’après ce qu’ils savaient
review-curve-true = Toutes cartes connues
review-curve-range = L’écart entre les modèles est ombré.
review-round = Round { $round }
review-end = Fin
review-percent = { $chance } %
review-move = Coup { $move }

review-curve-only = Ce que valaient les décisions de cette partie ne peut pas encore être dit : seulement les chances et les tournants.
review-decisions = Décisions
review-decisions-about = { $decisions ->
    [one] Une décision
   *[other] { $decisions } décisions
} : { $mistakes ->
    [0] aucune erreur
    [one] une erreur
   *[other] { $mistakes } erreurs
}, { $close } trop serrées pour trancher.
review-mistakes = Erreurs
review-no-mistakes = Aucune erreur : rien d’autre n’était meilleur à coup sûr, quel que soit le modèle.
review-head-move = Coup
review-head-who = Qui
review-head-made = Joué
review-head-better = Mieux
review-head-loss = Perdu
review-head-why = Ce qu’on savait
review-verdict-forced = pas le choix
review-verdict-best = le meilleur choix
review-verdict-close = trop serré pour trancher
review-verdict-mistake = une erreur
review-loss = { $loss } sur 100

review-action-place = { $character } à l’étage { $floor }
review-action-move = { $character } un étage plus haut
review-action-to-wc = { $character } au WC
review-action-vote = { $vote }
review-action-keep-ambition = garder « { $ambition } »

review-reason-own-points = { $character } sur le trône : vos Favoris comptent { $points }.
review-reason-rival-points = { $character } sur le trône : { $rival } peut espérer { $points }.
review-reason-favourite-on-the-throne = { $character } : un de vos Favoris.
review-reason-stranger-on-the-throne = { $character } : aucun de vos Favoris.
review-reason-decides = Si vous votez Oui, { $chance } fois sur 100 personne ne vote Non.
review-reason-crown-chance = Devant le trône, { $character } reçoit la couronne { $chance } fois sur 100.
review-reason-last-no = C’est votre dernier Non.
review-reason-nos-left = Vous avez { $cards } cartes Non.
review-reason-own-favourite = { $character } : un de vos Favoris.
review-reason-rivals-favourite = { $character } : sans doute un Favori de { $rival } ({ $chance } %).
review-reason-nobodys-favourite = { $character } : d’aucun rival à coup sûr, plutôt de { $rival } ({ $chance } %).
review-reason-anybodys-favourite = { $character } : peut-être un Favori de n’importe quel rival ({ $chance } % chacun).

review-turns = Tournants
review-turn-crowned = { $character } reçoit la couronne, grâce à { $actor }.
review-turn-rejected = { $character } n’est pas admis sur le trône, malgré { $actor }.
review-turn-cancelled = { $character } reste sous le trône, malgré { $actor } : un Mal-au-Ventre.
review-turn-placement = { $actor } : place { $character }.
review-turn-move = { $actor } : déplace { $character }.
review-turn-ambition = { $actor } : garde une Ambition.
review-turn-turn = Un tour de { $actor }.
review-turn-victory = { $actor } : victoire.
review-turn-assassination = { $actor } : frappe en Assassin.
review-turn-arrest = { $actor } : fait arrêter quelqu’un.
review-turn-accusation = { $actor } : accuse.
review-turn-sabotage = { $actor } : sabote une alliance.
review-turn-alliance = { $actor } : une nouvelle alliance.
review-turn-unmasking = { $actor } : le rôle est révélé.
review-turn-extortion = { $actor } : extorque.
review-turn-change = { $who } : { $before } % → { $after } %

review-lessons = Leçons
review-lesson-no-burned-on-favourite = Dites Oui à vos Favoris : { $character } en était un, et votre Non a coûté { $loss } victoires sur 100.
review-lesson-no-wasted = Gardez vos cartes Non : { $character } valait un Oui, et votre Non a coûté { $loss } victoires sur 100.
review-lesson-gave-up-last-no = Ne lâchez pas si tôt votre dernier Non : contre { $character }, il a coûté { $loss } victoires sur 100.
review-lesson-yes-crowned-rival = Dites Non avant qu’un rival ne gagne : { $character } sur le trône servait surtout { $rival }, et votre Oui a coûté { $loss } victoires sur 100.
review-lesson-yes-too-soon = Un Favori sur le trône ne fait pas tout : votre Oui à { $character } a coûté { $loss } victoires sur 100.
review-lesson-stomachache-wasted = Ménagez le Mal-au-Ventre : contre { $character }, il a coûté { $loss } victoires sur 100.
review-lesson-lifted-a-rival = Ne montez pas pour les autres : { $character } était sans doute un Favori de { $rival }. Mieux : { $better } ({ $loss } victoires sur 100).
review-lesson-left-a-favourite = Montez pour vous-même : vous avez déplacé { $character }. Mieux : { $better } ({ $loss } victoires sur 100).
review-lesson-brought-to-the-throne = Le trône n’est pas pour tout le monde : { $character } est venu trop tôt. Mieux : { $better } ({ $loss } victoires sur 100).
review-lesson-placed-a-favourite-badly = Vos Favoris veulent un bon départ, loin des regards : vous avez choisi { $chosen }. Mieux : { $better } ({ $loss } victoires sur 100).
review-lesson-placed-a-rival-well = Ne donnez pas un bon départ aux autres : { $character } était sans doute un Favori de { $rival }. Mieux : { $better } ({ $loss } victoires sur 100).
review-lesson-wrong-ambition = L’autre Ambition vous convenait mieux : { $better } ({ $loss } victoires sur 100).
review-lesson-other-choice = Vous avez choisi { $chosen }. Mieux : { $better } ({ $loss } victoires sur 100).
review-lesson-good-find = Bien trouvé : { $chosen }. Le choix suivant, { $better }, aurait coûté { $loss } victoires sur 100.
review-no-lessons = Rien ne ressort : aucune erreur, et aucun choix nettement meilleur que tous les autres.

## The page of a review. $about is always a chance with its range, never a bare number.

review-about = environ { $chance } %, { $low }–{ $high } selon les modèles
review-about-true = environ { $chance } % toutes cartes connues
review-about-lost = abandonne environ { $loss } victoires sur 100, { $low }–{ $high } selon les modèles
review-nothing-lost = aussi bon que le meilleur, autant qu’on puisse le dire
review-waiting = { $ahead ->
    [0] L’analyse va commencer.
    [one] Une autre analyse passe d’abord.
   *[other] { $ahead } autres analyses passent d’abord.
}
review-running = Chaque décision est rejouée dans de nombreux mondes. Cela prend environ une minute ; la courbe vient d’abord.
review-failed = Cela n’a pas marché. Veuillez réessayer.
review-again = Réessayer
review-whose = L’analyse de qui
review-replay = Dans la partie revue
review-picture-shared = L’image est enregistrée et le lien vers l’analyse est copié.
review-rounds-of = Round par round : { $who }
review-shared = Qu’est-ce que ça valait ? { $who }
review-round-chance = Round { $round } : { $about }
review-end-won = Fin : victoire
review-end-lost = Fin : pas de victoire
review-pick = Choisissez un moment sur la courbe ou dans les listes, ou parcourez les décisions avec ← et →.
review-before = Décision précédente
review-next = Décision suivante
review-moment = Avant le coup { $move }, round { $round }. { $chance }
review-chance-of = { $who } : { $about }.
review-lessons-for = Leçons pour { $who }
review-moments-of = Moments de { $who }
review-changed = Avant : { $before } ; après : { $after }.
review-lesson-range = ({ $lost })
review-close-count = { $count ->
    [one] Une décision trop serrée pour trancher
   *[other] { $count } décisions trop serrées pour trancher
}
review-ballot = { $character } sur le trône : { $vote }
review-item-mistake = Round { $round } : { $chosen }. Mieux : { $better }
review-item-close = Round { $round } : { $chosen } (trop serré pour trancher)
review-choices = Choix
review-choice-made = fait
review-choice-best = le meilleur
review-choice-worth = Chance de gagner : { $about }
review-more-choices = { $count ->
    [one] Un autre choix
   *[other] { $count } autres choix
}
review-said-forced = Il n’y avait pas d’autre choix.
review-said-best = Rien d’autre n’était meilleur, autant qu’on puisse le dire.
review-said-close = Trop serré pour trancher : les modèles ne sont pas d’accord, ou l’écart est dans la marge d’erreur.
review-said-mistake = Une erreur selon tous les modèles : { $better } était meilleur ; ceci { $lost }.

error-cannot-write-review = L’analyse ne peut pas être écrite dans { $file } : { $reason }

## What bots thought. $who is the bot; $action: an action as above; $value: a value in the unit of the message.

thoughts-title = Ce que pensaient les bots
thoughts-about = Recalculé avec la chance qu’avait chaque bot : il décide à nouveau comme il l’a fait.
thought-of = { $who } ({ $bot }) : { $action }
thought-of-search = recherche de { $simulations } simulations
thought-why-best = Cela lui semblait le meilleur choix.
thought-why-mixed = Un autre choix lui semblait un peu meilleur, mais en aurait dit plus sur ses cartes.
thought-why-cover = Il a déplacé un inconnu pour cacher ses Favoris.
thought-why-decoy = Il a placé là un inconnu, pour tromper.
thought-why-favourite = Il a placé un de ses Favoris.
thought-why-steward = Un intendant ferait de même, et la recherche n’a rien trouvé de nettement meilleur.
thought-why-overruled = La recherche l’a trouvé meilleur que ce que ferait un intendant.
thought-why-overlooked = { $count ->
    [0] C’était le meilleur choix parmi ceux qu’il a remarqués.
    [one] C’était le meilleur choix parmi ceux qu’il a remarqués ; un autre lui a échappé.
   *[other] C’était le meilleur choix parmi ceux qu’il a remarqués ; { $count } autres lui ont échappé.
}
thought-why-drawn = Il a tiré au sort.
thought-looked-at = Il a comparé : { $choices }.
thought-choice-chance = { $action } ({ $value } %)
thought-choice-points = { $action } ({ $value } points)
thought-choice-gold = { $action } ({ $value } Or)
thought-believed = Il croyait : { $beliefs }.
thought-belief = { $who } – { $things }
thought-belief-thing = { $thing } ({ $chance } %)

## The decisions of the card game.

review-action-buy = { $what ->
    [discard] acheter la défausse
   *[other] acheter à la pioche
}
review-action-sell = vendre { $good }
review-action-stop-selling = finir la vente
review-action-trade = proposer un échange à { $who }
review-action-give = donner { $goods }
review-action-ask = demander { $goods }
review-action-withdraw = retirer l’offre
review-action-accept = accepter l’échange
review-action-decline = décliner l’échange
review-action-counter = faire une contre-offre
review-action-bribe = soudoyer { $who } pour { $good }
review-action-extort = { $what ->
    [gold] extorquer de l’Or à { $who }
   *[other] extorquer une carte à { $who }
}
review-action-investigate = { $what ->
    [role] regarder le rôle de { $who }
   *[other] regarder la main de { $who }
}
review-action-ally = proposer une alliance à { $who }
review-action-join = entrer dans l’alliance
review-action-refuse = refuser l’alliance
review-action-sabotage = saboter l’alliance de { $who }
review-action-seize-power = s’emparer du Pouvoir
review-action-assassinate = assassiner { $who }
review-action-accuse = accuser { $who }
review-action-seize-him = faire arrêter { $who }
review-action-pass = finir le tour
review-reason-own-needs = Il vous manque encore { $count } { $good }.
review-reason-is-target = { $rival } : votre cible, à { $chance } %.
review-reason-rival-near = { $rival } peut gagner au prochain tour, avec le rôle { $role } ({ $chance } %).
review-reason-rival-role = { $rival } : sans doute { $role } ({ $chance } %).
review-reason-nobody-near = Personne ne semble près de gagner.
review-lesson-let-a-rival-win = Arrêtez qui est près de gagner : { $rival } l’était. Votre choix : { $chosen }. Mieux : { $better } ({ $loss } victoires sur 100).
review-lesson-struck-in-doubt = Ne frappez pas dans le doute : { $chosen } était trop incertain. Mieux : { $better } ({ $loss } victoires sur 100).
review-lesson-strike-missed = Frappez quand c’est assez probable : { $better } ({ $loss } victoires sur 100). Votre choix : { $chosen }.
review-lesson-need-missed = Réunissez ce qu’il faut à votre rôle : { $better } valait mieux que { $chosen } ({ $loss } victoires sur 100).
review-lesson-turn-wasted = Servez-vous de vos actions : au lieu de { $chosen }, { $better } ({ $loss } victoires sur 100).
review-untold = Les échanges et les regards ne sont pas jugés : leur valeur tient à ce que chacun sait. Dans la valeur d’un choix, une victoire partagée compte en partie ; dans la courbe, entièrement.

## Problèmes : des positions tirées de parties. $best, $next et $action sont des actions comme plus haut ; $lost dit ce que l’on cède.

puzzles-title = Problèmes
puzzle-of = Problème du { $day }
puzzle-today = Le problème du jour
puzzle-all = Tous les problèmes
puzzle-before = Le problème de la veille
puzzle-game = { $game }, { $players } joueurs
puzzle-kind-vote = un vote
puzzle-kind-place = un placement
puzzle-kind-move = un déplacement
puzzle-ask-vote = Que votez-vous ? Un choix est nettement le meilleur, quels que soient vos adversaires.
puzzle-ask-place = Qui placez-vous, et où ? Un choix est nettement le meilleur, quels que soient vos adversaires.
puzzle-ask-move = Qui faites-vous monter ? Un choix est nettement le meilleur, quels que soient vos adversaires.
puzzle-right = Exact : { $best }. Le deuxième choix, { $next }, { $lost }.
puzzle-wrong = Ce n’est pas le meilleur choix. Le meilleur : { $best }. Le vôtre { $lost }.
puzzle-played = Dans la partie, on a joué autrement : { $action }.
puzzle-played-best = Dans la partie aussi, on l’a trouvé.
puzzle-streak = { $days ->
    [0] Pas de série en cours : elle commence avec le prochain problème que vous résolvez.
    [one] Résolu un jour de suite.
   *[other] Résolu { $days } jours de suite.
}
puzzle-mark-right = – résolu
puzzle-mark-wrong = – non résolu
puzzle-you-are = Vous êtes { $who }.
puzzle-head-choice = Choix
puzzle-head-chance = Chances de gagner
puzzle-played-same = Dans la partie, on a joué comme vous.
