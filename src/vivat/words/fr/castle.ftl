## The castle games in words: editions, places, characters, Ambitions, and every event.
## Whoever may be the Jester gets his article; all other names stand alone, and no sentence asks for their gender.

jester = Bouffon
emissary = l’Émissaire

edition-viva-il-re = le classique de 2003
edition-kingup = le même jeu, idéal pour commencer
edition-vive-le-roi = 2024, avec Bouffon, WC, cachots, équipes, variantes

option-ambition-name = Ambition
option-ambition = Ambition : chacun garde un objectif secret qui peut rapporter des points
option-banished-name = Banni
option-banished = Banni : un de vos six Favoris ne compte pas
option-emissary-name = Émissaire de l’Empire
option-emissary = Émissaire de l’Empire : un rival que personne ne joue, mais qui vote et marque des points
option-wedding-name = Mariage royal
option-wedding = Mariage royal : deux couronnements par round
option-shared-pawn-name = Pion commun
option-shared-pawn = Pion commun : l’équipe n’a qu’un seul score

floor-name = { $floor ->
    [5] nobles
    [4] dignitaires
    [3] officiers
    [2] marchands
    [1] artisans
   *[other] serviteurs
}

# Where a character stands, as in “Odessa, à l’étage 4”.
at-place = { $kind ->
    [floor] à l’étage { $floor }
    [throne] sur le trône
    [wc] au WC de l’étage { $floor }
    [dungeon] au cachot de l’étage { $floor }
    [box] hors du château
    [beside-board] encore dans la cour
   *[beside-throne] à côté du trône
}

# The same in a narrow column of a table.
short-place = { $kind ->
    [floor] étage { $floor }
    [throne] trône
    [wc] WC { $floor }
    [dungeon] cachot { $floor }
    [box] hors jeu
    [beside-board] à placer
   *[beside-throne] près du trône
}

vote-yes = Oui
vote-no = Non
vote-stomachache = Mal-au-Ventre

# The sixteen Ambition cards: name and condition (R8.4).
ambition-1 = Bouffon Roi
ambition-1-when = le Bouffon est couronné
ambition-2 = Femme Reine
ambition-2-when = une femme est couronnée
ambition-3 = Homme Roi
ambition-3-when = un homme est couronné
ambition-4 = 0 Favori aux WC
ambition-4-when = aucun de vos Favoris n’est dans un WC
ambition-5 = Pas aux étages 2 et 3
ambition-5-when = aucun de vos Favoris n’est à l’étage 2 ou 3
ambition-6 = Pas aux étages 0 et 1
ambition-6-when = aucun de vos Favoris n’est à l’étage 0 ou 1
ambition-7 = 1 Favori au cachot
ambition-7-when = un seul de vos Favoris est dans un cachot
ambition-8 = 2 Favoris au cachot
ambition-8-when = exactement deux de vos Favoris sont dans les cachots
ambition-9 = 1 Favori aux WC
ambition-9-when = un seul de vos Favoris est dans un WC
ambition-10 = 2 Favoris aux WC
ambition-10-when = vos Favoris occupent les deux WC
ambition-11 = Plus de Non/MaV
ambition-11-when = il ne vous reste ni Non ni Mal-au-Ventre
ambition-12 = Pas aux étages 4 et 5
ambition-12-when = aucun de vos Favoris n’est à l’étage 4 ou 5
ambition-13 = 3 Favoris au cachot
ambition-13-when = vos Favoris occupent les trois cachots
ambition-14 = 0 Favori aux WC et cachots
ambition-14-when = aucun de vos Favoris n’est dans un WC ni dans un cachot
ambition-15 = Auteur du couronnement
ambition-15-when = c’est vous qui avez fait monter le nouveau Roi
ambition-16 = Moins de 11 points
ambition-16-when = vos Favoris rapportent moins de 11 points au couronnement

## Events. Every kind in vivat.game.castle.event.KINDS has its sentence here.

event-round-begins = Round { $round } : { $who } { $who-is ->
    [one] commence
    [team] commencent
   *[you] commencez
}.
event-favourites-dealt = { $who-is ->
    [you] Vos Favoris : { $names }.
   *[other] { $who } reçoit ses Favoris : { $names }.
}
event-ambition-offered = { $who-is ->
    [you] Vous pouvez garder l’Ambition « { $ambition } ».
   *[other] Ambition proposée à { $who } : « { $ambition } ».
}
event-ambition-kept = { $who } { $who-is ->
    [you] gardez
   *[other] garde
} l’Ambition « { $ambition } ».
event-ambition-chosen = { $who } { $who-is ->
    [you] avez choisi votre
   *[other] a choisi son
} Ambition.
event-placed = { $who } { $who-is ->
    [one] place
    [team] placent
   *[you] placez
} { $character } à l’étage { $floor }.
event-left-over = Il reste { $character }, qui commence à l’étage { $floor }.
event-compensated = Un placement de moins : { $who } { $who-is ->
    [one] reçoit { $points } points et passe
    [team] reçoivent { $points } points et passent
   *[you] recevez { $points } points et passez
} à { $score }.
event-moved = { $kind ->
    [throne] { $who } { $who-is ->
        [one] amène
        [team] amènent
       *[you] amenez
    } { $character-is ->
        [jester] le Bouffon
       *[other] { $character }
    } devant le trône.
    [wc] { $who } { $who-is ->
        [one] envoie
        [team] envoient
       *[you] envoyez
    } { $character-is ->
        [jester] le Bouffon
       *[other] { $character }
    } au WC de l’étage { $floor }.
   *[floor] { $who } { $who-is ->
        [one] amène
        [team] amènent
       *[you] amenez
    } { $character-is ->
        [jester] le Bouffon
       *[other] { $character }
    } à l’étage { $floor }.
}
event-ballot = { $who } { $who-is ->
    [one] vote
    [team] votent
   *[you] votez
} { $vote }.
event-sealed = { $who } { $who-is ->
    [one] a
    [team] ont
   *[you] avez
} voté en secret.
event-emissary-voted = { $drawn ->
    [0] L’Émissaire vote { $vote }, pour un de ses Favoris.
   *[1] L’Émissaire dévoile une carte : { $vote }.
}
event-crowned = Unanimité ! { $character-is ->
    [jester] Le Bouffon
   *[other] { $character }
} reçoit la couronne { $who-is ->
    [you] grâce à vous
   *[other] grâce à { $who }
}. Vive le Roi !
event-rejected = Un Non suffit : { $kind ->
    [dungeon] { $character } file au cachot de l’étage { $floor }.
    [floor] { $character-is ->
        [jester] le Bouffon
       *[other] { $character }
    } dégringole à l’étage { $floor }.
   *[box] { $character } quitte le château.
}
event-cancelled = Mal-au-Ventre ! L’élection est annulée, et { $character-is ->
    [jester] le Bouffon
   *[other] { $character }
} revient à l’étage 5.
event-favourites-shown = { $who } { $who-is ->
    [you] dévoilez vos
   *[other] dévoile ses
} Favoris : { $names }.
event-scored = { $who-is ->
    [you] Vos Favoris vous rapportent { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
   *[other] Les Favoris rapportent { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à { $who }.
}
event-ambition-shown = { $who } { $who-is ->
    [you] dévoilez l’Ambition
   *[other] dévoile l’Ambition
} « { $ambition } » : { $points ->
    [0] manquée.
   *[other] réussie, { $points } points de plus.
}
event-zero-bonus = Zéro point au dernier round : { $who } { $who-is ->
    [you] en recevez
   *[other] en reçoit
} { $points } à la place !
event-marker-moved = { $who } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $score } au total.
event-awaits-partner = { $character-is ->
    [jester] Le Bouffon
   *[other] { $character }
} attend sa moitié à côté du trône.
event-no-partner = Plus personne pour former le couple royal : le round est fini.
event-round-ends = Le round { $round } est fini.
event-game-ends = La partie est finie.

## Deeds: what several events tell together.

deed-election = { $who } { $who-is ->
    [one] amène
    [team] amènent
   *[you] amenez
} { $character-is ->
    [jester] le Bouffon
   *[other] { $character }
} devant le trône et { $who-is ->
    [one] prend
    [team] prennent
   *[you] prenez
} le marqueur couronne.
deed-votes = { $vote } : { $who }.
deed-counted = { $who } { $who-is ->
    [you] dévoilez
   *[other] dévoile
} { $names } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $score } au total.

# Actions, wherever a sentence names one.

action-place = { $character } à l’étage { $floor }
action-move = { $character } un étage plus haut
action-to-wc = { $character } au WC
action-vote = { $vote }
action-keep-ambition = garder « { $ambition } »
