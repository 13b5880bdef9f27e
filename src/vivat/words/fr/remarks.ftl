## What bots say in the card game: of each kind a plain, a courtly and a sly wording. Names have no gender here.

remark-claim-role = { $wording ->
    [0] Je suis { $role ->
        [Assassin] l’{ $role }
        [Inspecteur] l’{ $role }
        [Ambassadeur] l’{ $role }
       *[other] le { $role }
    }. Croyez-le ou non.
    [1] N’en déplaise à la cour, vous avez devant vous { $role ->
        [Assassin] l’{ $role }
        [Inspecteur] l’{ $role }
        [Ambassadeur] l’{ $role }
       *[other] le { $role }
    }.
   *[2] Entre nous, et n’en parlez à personne : { $role ->
        [Assassin] l’{ $role }
        [Inspecteur] l’{ $role }
        [Ambassadeur] l’{ $role }
       *[other] le { $role }
    }, c’est moi.
}
remark-claim-need = { $wording ->
    [0] Ce qu’il me faut : { $good }, rien d’autre.
    [1] Un peu plus, mes amis, et je ne demande plus rien : { $good }.
   *[2] { $good } : qui m’en apporte ne le regrettera pas.
}
remark-denial = { $wording ->
    [0] { $role } ? Ce n’est pas moi.
    [1] { $role } ? Sur mon honneur, cherchez ailleurs.
   *[2] C’est drôle : tout le monde me regarde. { $role } ? Voyez plutôt en face.
}
remark-warning-gold = { $wording ->
    [0] { $about } a { $count } Or.
    [1] Puis-je le faire remarquer ? { $about } a maintenant { $count } Or.
   *[2] { $count } Or, { $about } ? On se demande pour quoi faire.
}
remark-warning-cards = { $wording ->
    [0] { $about } a au moins { $count } { $good }.
    [1] Pardonnez-moi, mais quelqu’un a-t-il compté ? { $about } tient au moins { $count } { $good }.
   *[2] { $about } fait collection : { $good }, { $count } au moins. Personne n’y trouve à redire ?
}
remark-bargain = { $wording ->
    [0] { $gives } contre { $asks }, { $about }. C’est honnête.
    [1] { $about }, { $gives } vous servira plus qu’à moi, et je saurai que faire de ceci : { $asks }.
   *[2] Réfléchissez, { $about } : mieux vaut { $gives } aujourd’hui que { $asks } qu’on vous prendra demain.
}
remark-alliance = { $wording ->
    [0] Rejoignez-moi, { $about }. À deux, on gagne plus facilement.
    [1] { $about }, entre alliés on ne se soudoie pas, on ne se vole pas, on ne s’épie pas. Donnez-moi la main.
   *[2] Mieux vaut être avec moi que contre moi, { $about }.
}
remark-threat = { $wording ->
    [0] Je vous ai à l’œil, { $about }.
    [1] { $about }, la cour a bonne mémoire, et moi aussi.
   *[2] Profitez-en, { $about }. Mon tour viendra.
}
remark-declined = { $wording ->
    [0] Non, { $about }.
    [1] C’est trop aimable, { $about }, mais non.
   *[2] Bien essayé, { $about }.
}
remark-robbing = { $wording ->
    [0] Donnez-moi ça, { $about }.
    [1] Rien de personnel, { $about }. Les temps sont durs.
   *[2] Tout cela doit vous peser, { $about }. Laissez-moi vous aider.
}
remark-strike = { $wording ->
    [0] C’est fini, { $about }.
    [1] Pardonnez-moi, { $about }. Le devoir m’appelle.
   *[2] Pensiez-vous vraiment m’échapper, { $about } ?
}
remark-thanks-trade = { $wording ->
    [0] Merci, { $about }.
    [1] C’est un plaisir de faire affaire avec vous, { $about }.
   *[2] Vous voyez, { $about } ? Tout le monde y gagne. Moi un peu plus.
}
remark-thanks-alliance = { $wording ->
    [0] Nous voilà du même côté, { $about }.
    [1] Vous ne le regretterez pas, { $about }.
   *[2] Vous et moi, { $about }. Que les autres tremblent.
}
remark-grudge-robbed = { $wording ->
    [0] Vous me le paierez, { $about }.
    [1] C’était indigne de vous, { $about }. Je ne l’oublierai pas.
   *[2] Je tiens une liste, { $about }. Devinez qui est en tête.
}
remark-grudge-sabotage = { $wording ->
    [0] Vous avez brisé notre alliance, { $about }. C’était une erreur.
    [1] Nous ne vous avions rien fait, { $about }. Maintenant, nous avons une raison.
   *[2] Il faut que nous vous fassions bien peur, { $about }.
}
remark-grudge-betrayed = { $wording ->
    [0] Trahison ! Plus jamais, { $about }.
    [1] Je vous ai tendu la main, { $about }, et vous l’avez vendue. Que chacun s’en souvienne.
   *[2] Qui s’allie à { $about } après cela mérite ce qui l’attend.
}
remark-grudge-refused = { $wording ->
    [0] Comme vous voudrez, { $about }. J’aurai demandé.
    [1] Dommage, { $about }. Vous auriez pu gagner avec moi.
   *[2] Vous avez donc d’autres projets, { $about }. Intéressant.
}
remark-curious = { $wording ->
    [0] Que cherchiez-vous, { $about } ?
    [1] Il suffisait de demander, { $about }. J’espère que le spectacle vous a plu.
   *[2] Dites-nous, { $about } : qu’avez-vous vu ? Et sera-ce la vérité ?
}
remark-liar = { $wording ->
    [0] { $about } disait { $claimed } : sa carte dit { $role }. C’est un mensonge.
    [1] Vous nous disiez { $claimed }, { $about }. Voici pourtant { $role }.
   *[2] Hier { $claimed }, aujourd’hui { $role }. Et demain, { $about } ?
}
remark-mourning = { $wording ->
    [0] Pauvre { $about }.
    [1] Reposez en paix, { $about }. Vous méritiez mieux.
   *[2] { $about } n’est plus. À qui le tour ?
}
