## Reviews of finished games. Whoever decided is spoken to; names of characters stand where they need no article.
## $loss and $chance are numbers of hundredths.

review-unfinished = Cette partie n’est pas encore terminée. Elle pourra être analysée ensuite.
review-stopped = L’analyse a été interrompue.
review-working = Analyse
review-written = L’analyse se trouve dans { $file }.

review-title = Analyse
review-models = On suppose ici que tout le monde joue comme { $models }.
review-model-steward = quelqu’un qui suit quelques bonnes règles
review-model-searcher = quelqu’un qui calcule
review-model-answering = quelqu’un qui calcule et s’attend à ce que les autres calculent aussi
review-model-people = de vraies personnes
review-model-unsure = quelqu’un qui suit ces règles avec moins d’assurance
review-model-ahead = quelqu’un qui suit ces règles et regarde plus loin

review-curve = Chances de gagner
review-curve-about = Les chances de gagner de chacun, d’après ce qu’il savait ; entre parenthèses, toutes les cartes connues.
review-curve-known = D’après ce qu’ils savaient
review-curve-true = Toutes cartes connues
review-curve-range = Là où l’on ne sait pas bien comment jouent les autres, l’écart est ombré.
review-round = Manche { $round }
review-end = Fin
review-move = Coup { $move }

review-curve-only = On ne peut pas encore dire ce que valaient les décisions de cette partie : seulement les chances et les tournants.
review-decisions-about = { $decisions ->
    [one] Une décision
   *[other] { $decisions } décisions
} : { $mistakes ->
    [0] aucune erreur
    [one] une erreur
   *[other] { $mistakes } erreurs
}, { $close } trop serrées pour trancher.
review-mistakes = Erreurs
review-no-mistakes = Aucune erreur : rien d’autre n’était meilleur à coup sûr, quels que soient les adversaires.
review-head-move = Coup
review-head-who = Qui
review-head-made = Joué
review-head-better = Mieux
review-head-loss = Perdu
review-head-why = Ce qu’on savait
review-loss = { $loss } sur 100

review-reason-own-points = { $character } sur le trône : vos Favoris rapportent { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
review-reason-rival-points = { $character } sur le trône : { $points ->
    [one] { $points } point
   *[other] { $points } points
} à espérer pour { $rival }.
review-reason-favourite-on-the-throne = { $character } : un de vos Favoris.
review-reason-stranger-on-the-throne = { $character } : aucun de vos Favoris.
review-reason-decides = Après votre Oui, personne d’autre n’aurait voté Non environ { $chance } fois sur 100.
review-reason-crown-chance = Devant le trône, { $character-is ->
    [jester] le Bouffon
   *[other] { $character }
} recevrait la couronne environ { $chance } fois sur 100.
review-reason-last-no = C’est votre dernier Non.
review-reason-nos-left = Vous avez { $cards } cartes Non.
review-reason-own-favourite = { $character } : un de vos Favoris.
review-reason-rivals-favourite = { $character } : sans doute un Favori chez { $rival } ({ $chance } %).

review-turns = Tournants
review-turn-crowned = { $character-is ->
    [jester] Le Bouffon
   *[other] { $character }
} reçoit la couronne, grâce à { $actor }.
review-turn-rejected = { $character-is ->
    [jester] Le Bouffon
   *[other] { $character }
} n’accède pas au trône, malgré { $actor }.
review-turn-cancelled = { $character-is ->
    [jester] Le Bouffon
   *[other] { $character }
} reste sous le trône, malgré { $actor } : un Mal-au-Ventre.
review-turn-placement = { $actor } : { $character } entre au château.
review-turn-move = { $actor } : { $character-is ->
    [jester] le Bouffon
   *[other] { $character }
} monte d’un étage.
review-turn-ambition = { $actor } : choix d’une Ambition.
review-turn-turn = { $actor } : un tour de jeu.
review-turn-victory = { $actor } : victoire.
review-turn-assassination = { $actor } : l’Assassin frappe.
review-turn-arrest = { $actor } : une arrestation.
review-turn-accusation = { $actor } : une accusation.
review-turn-sabotage = { $actor } : une alliance sabotée.
review-turn-alliance = { $actor } : une nouvelle alliance.
review-turn-unmasking = { $actor } : le rôle est révélé.
review-turn-extortion = { $actor } : une extorsion.
review-turn-change = { $who } : { $before } % → { $after } %

review-lessons = Leçons
review-lesson-no-burned-on-favourite = Dites Oui à vos Favoris : { $character } en était un, et votre Non a coûté { $loss } victoires sur 100.
review-lesson-no-wasted = Gardez vos cartes Non : { $character-is ->
    [jester] le Bouffon
   *[other] { $character }
} valait un Oui, et votre Non a coûté { $loss } victoires sur 100.
review-lesson-gave-up-last-no = Ne lâchez pas si tôt votre dernier Non : contre { $character-is ->
    [jester] le Bouffon
   *[other] { $character }
}, il a coûté { $loss } victoires sur 100.
review-lesson-yes-crowned-rival = Dites Non avant qu’un rival ne gagne : { $character } sur le trône servait surtout { $rival }, et votre Oui a coûté { $loss } victoires sur 100.
review-lesson-yes-too-soon = Un Favori sur le trône ne fait pas tout : votre Oui à { $character } a coûté { $loss } victoires sur 100.
review-lesson-stomachache-wasted = Ménagez le Mal-au-Ventre : contre { $character-is ->
    [jester] le Bouffon
   *[other] { $character }
}, il a coûté { $loss } victoires sur 100.
review-lesson-lifted-a-rival = Ne faites pas monter les Favoris des autres : { $character } en était sans doute un, chez { $rival }. Mieux : { $better } ({ $loss } victoires sur 100).
review-lesson-left-a-favourite = Faites monter vos propres Favoris : vous avez déplacé { $character-is ->
    [jester] le Bouffon
   *[other] { $character }
}. Mieux : { $better } ({ $loss } victoires sur 100).
review-lesson-brought-to-the-throne = Le trône n’est pas pour tout le monde : { $character-is ->
    [jester] le Bouffon
   *[other] { $character }
} y arrive trop tôt. Mieux : { $better } ({ $loss } victoires sur 100).
review-lesson-placed-a-favourite-badly = Vos Favoris veulent un bon départ, loin des regards. Votre choix : { $chosen }. Mieux : { $better } ({ $loss } victoires sur 100).
review-lesson-placed-a-rival-well = Ne donnez pas un bon départ aux autres : { $character } était sans doute un Favori chez { $rival }. Mieux : { $better } ({ $loss } victoires sur 100).
review-lesson-wrong-ambition = L’autre Ambition vous convenait mieux : { $better } ({ $loss } victoires sur 100).
review-lesson-other-choice = Votre choix : { $chosen }. Mieux : { $better } ({ $loss } victoires sur 100).
review-lesson-good-find = Bien trouvé : { $chosen }. Le choix suivant, { $better }, aurait coûté { $loss } victoires sur 100.
review-no-lessons = Rien ne ressort : aucune erreur, et aucun choix nettement meilleur que tous les autres.

## The page of a review. $about is always a chance with its range, never a bare number.

review-about-true = environ { $chance } % toutes cartes connues
review-about-lost = coûte environ { $loss } victoires sur 100
review-nothing-lost = aussi bon que le meilleur, autant qu’on puisse le dire
review-waiting = { $ahead ->
    [0] L’analyse va commencer.
    [one] Une autre analyse passe d’abord.
   *[other] { $ahead } autres analyses passent d’abord.
}
review-running = Chaque décision est rejouée avec de nombreuses répartitions des cartes cachées. Cela prend environ une minute ; la courbe vient d’abord.
review-failed = Cela n’a pas marché. Veuillez réessayer.
review-again = Réessayer
review-whose = Analyse pour
review-replay = Voir ce moment dans la partie
review-picture-shared = L’image est enregistrée et le lien vers l’analyse est copié.
review-rounds-of = Manche par manche : { $who }
review-shared = Analyse de la partie : { $who }
review-round-chance = Manche { $round } : { $about }
review-end-won = Fin : victoire
review-end-lost = Fin : pas de victoire
review-pick = Choisissez un moment sur la courbe ou dans les listes, ou parcourez les décisions avec ← et →.
review-before = Décision précédente
review-next = Décision suivante
review-moment = Avant le coup { $move }, manche { $round }. { $chance }
review-chance-of = { $who } : { $about }.
review-lessons-for = Leçons pour { $who }
review-moments-of = Moments : { $who }
review-changed = Avant : { $before } ; après : { $after }.
review-close-count = { $count ->
    [one] Une décision trop serrée pour trancher
   *[other] { $count } décisions trop serrées pour trancher
}
review-ballot = { $character } sur le trône : { $vote }
review-item-mistake = Manche { $round } : { $chosen }. Mieux : { $better } ({ $loss } victoires sur 100)
review-item-close = Manche { $round } : { $chosen } (trop serré pour trancher)
review-choices = Choix
review-choice-made = joué
review-choice-best = le meilleur
review-choice-worth = Chance de gagner : { $about }
review-more-choices = { $count ->
    [one] Un autre choix
   *[other] { $count } autres choix
}
review-said-forced = Il n’y avait pas d’autre choix.
review-said-best = Rien d’autre n’était meilleur, autant qu’on puisse le dire.
review-said-close = Trop serré pour trancher : cela dépend du jeu des autres, ou l’écart est dans la marge d’erreur.
review-said-mistake = Une erreur, quels que soient les adversaires : elle a coûté environ { $loss } victoires sur 100. Mieux : { $better }.

error-cannot-write-review = L’analyse ne peut pas être écrite dans { $file } : { $reason }

## What bots thought. $who is the bot; $action: an action as above; $value: a value in the unit of the message.

thoughts-title = Ce que pensaient les bots
thoughts-about = Recalculé avec la chance qu’avait chaque bot : il décide à nouveau comme il l’a fait.
thought-of = { $who } ({ $bot }) : { $action }
thought-of-search = recherche de { $simulations } simulations
thought-why-best = Cela lui semblait le meilleur choix.
thought-why-mixed = Un autre choix lui semblait un peu meilleur, mais en aurait dit plus sur ses cartes.
thought-why-cover = Il a déplacé un personnage qui n’est pas des siens, pour cacher ses Favoris.
thought-why-decoy = Il a placé là un personnage qui n’est pas des siens, pour tromper.
thought-why-favourite = Il a placé un de ses Favoris.
thought-why-steward = Un intendant ferait de même, et la recherche n’a rien trouvé de nettement meilleur.
thought-why-overruled = La recherche a trouvé cela meilleur que ce que ferait un intendant.
thought-why-overlooked = { $count ->
    [0] C’était le meilleur choix parmi ceux qu’il a remarqués.
    [one] C’était le meilleur choix parmi ceux qu’il a remarqués ; un autre lui a échappé.
   *[other] C’était le meilleur choix parmi ceux qu’il a remarqués ; { $count } autres lui ont échappé.
}
thought-why-drawn = Il a tiré au sort.
thought-looked-at = Il a comparé : { $choices }.
thought-choice-chance = { $action } ({ $value } %)
thought-choice-points = { $action } ({ $value } points)
thought-choice-gold = { $action } ({ $value } Or)
thought-believed = Il croyait : { $beliefs }.
thought-belief = { $who } – { $things }
thought-belief-thing = { $thing } ({ $chance } %)

## The decisions of the card game.

review-action-accept = accepter l’échange avec { $who }
review-action-decline = décliner l’offre faite par { $who }
review-action-counter = faire une contre-offre à { $who }
review-action-join = { $what ->
    [paid] entrer dans l’alliance avec { $who } en payant { $good }
   *[other] entrer dans l’alliance avec { $who }
}
review-action-refuse = refuser l’alliance avec { $who }
review-action-seize-power = { $what ->
    [paid] s’emparer du Pouvoir contre { $paid }
   *[other] s’emparer du Pouvoir
}
review-reason-is-target = { $rival } : votre cible, avec une probabilité de { $chance } %.
review-reason-rival-near = { $rival } peut gagner au prochain tour, avec le rôle { $role } ({ $chance } %).
review-reason-rival-role = { $rival } : sans doute { $role } ({ $chance } %).
review-lesson-let-a-rival-win = Arrêtez qui est près de gagner : { $rival } l’était. Votre choix : { $chosen }. Mieux : { $better } ({ $loss } victoires sur 100).
review-lesson-struck-in-doubt = Ne frappez pas dans le doute. Votre choix : { $chosen }. Mieux : { $better } ({ $loss } victoires sur 100).
review-lesson-strike-missed = Frappez quand c’est assez probable : { $better } ({ $loss } victoires sur 100). Votre choix : { $chosen }.
review-lesson-need-missed = Réunissez ce qu’il faut à votre rôle. Votre choix : { $chosen }. Mieux : { $better } ({ $loss } victoires sur 100).
review-lesson-turn-wasted = Servez-vous de vos actions. Votre choix : { $chosen }. Mieux : { $better } ({ $loss } victoires sur 100).
review-untold = Les échanges et les enquêtes ne sont pas jugés : leur valeur tient à ce que chacun sait. D’un choix, on dit seulement ce qu’il coûte : une victoire partagée y compte en partie, et entièrement dans la courbe.

## Problèmes : des positions tirées de parties. $best, $next et $action sont des actions comme plus haut ; $lost dit ce que l’on cède.

puzzles-title = Problèmes
puzzle-of = Problème du { $day }
puzzle-today = Le problème du jour
puzzle-all = Tous les problèmes
puzzle-before = Le problème de la veille
puzzle-game = { $game }, { $players } joueurs
puzzle-kind-vote = un vote
puzzle-kind-place = un placement
puzzle-kind-move = un déplacement
puzzle-ask-vote = Que votez-vous ? Un choix est nettement le meilleur, quels que soient vos adversaires.
puzzle-ask-place = Qui placez-vous, et où ? Un choix est nettement le meilleur, quels que soient vos adversaires.
puzzle-ask-move = Qui faites-vous monter ? Un choix est nettement le meilleur, quels que soient vos adversaires.
puzzle-right = Exact : { $best }. Le deuxième choix, { $next }, { $lost }.
puzzle-wrong = Ce n’est pas le meilleur choix. Le meilleur : { $best }. Le vôtre { $lost }.
puzzle-played = Dans la partie : { $action }.
puzzle-played-best = Dans la partie aussi, on l’a trouvé.
puzzle-streak = { $days ->
    [0] La série commence avec le problème du jour.
    [one] Premier jour d’une série !
   *[other] { $days } jours de suite résolus.
}
puzzle-mark-right = – résolu
puzzle-mark-wrong = – manqué
puzzle-you-are = Vous êtes { $who }.
puzzle-head-choice = Choix
puzzle-head-chance = Chances de gagner
review-because = Pourquoi : { $reasons }.
review-harmless = Cette fois, cela n’a rien coûté : quelqu’un d’autre n’a pas dit Oui non plus.
review-turn-done = { $actor } : { $done }.
review-thoughts-flag = Ce que pensaient les bots se lit avec --thoughts.
review-sure-range = { $what } : { $low } à { $high } %
review-sure-lost = { $what } : { $low } à { $high } victoires sur 100 de moins que le meilleur choix
review-choices-known = D’après ce que l’on savait alors, et non toutes cartes connues.
puzzle-played-same = Dans la partie, on a joué comme vous.
review-for-it = Pour ce choix : { $reasons }.
