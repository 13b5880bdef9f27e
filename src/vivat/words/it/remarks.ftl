## What bots say in the card game: of each kind a plain, a courtly and a sly wording. Names have no gender here.

remark-claim-role = { $wording ->
    [0] Il mio ruolo: { $role }. Credeteci o no.
    [1] Con il permesso della corte, il mio ruolo è questo: { $role }.
   *[2] Detto fra noi, e non ditelo a nessuno: { $role }, ecco chi sono.
}
remark-claim-need = { $wording ->
    [0] Mi serve solo questo: { $good }.
    [1] Ancora un po’, amici, e non chiedo altro: { $good }.
   *[2] { $good }: chi me ne porta non se ne pentirà.
}
remark-denial = { $wording ->
    [0] { $role }? Non sono io.
    [1] { $role }? Sul mio onore, cercate altrove.
   *[2] Che strano: tutti guardano me. { $role }? Provate dall’altra parte del tavolo.
}
remark-warning-gold = { $wording ->
    [0] { $about } ha { $count } Oro.
    [1] Posso far notare che { $about } ha ormai { $count } Oro?
   *[2] { $count } Oro, { $about }? Chissà a che cosa serve.
}
remark-warning-cards = { $wording ->
    [0] { $about } ha almeno { $count } { $good }.
    [1] Scusate, ma qualcuno ha contato? { $about } tiene almeno { $count } { $good }.
   *[2] { $about } fa collezione: { $good }, almeno { $count }. A nessuno dà fastidio?
}
remark-bargain = { $wording ->
    [0] { $gives } per { $asks }, { $about }. È un buon affare.
    [1] { $about }, { $gives } serve più a te che a me, e io so che cosa fare di questo: { $asks }.
   *[2] Pensaci, { $about }: meglio { $gives } oggi che { $asks } che qualcuno ti prenderà domani.
}
remark-alliance = { $wording ->
    [0] Vieni con me, { $about }. In due si vince più facilmente.
    [1] { $about }, tra alleati non ci si corrompe, non ci si deruba, non ci si spia. Dammi la mano.
   *[2] Meglio con me che contro di me, { $about }.
}
remark-threat = { $wording ->
    [0] Ti tengo d’occhio, { $about }.
    [1] { $about }, la corte ha buona memoria, e io pure.
   *[2] Goditela, { $about }. Verrà anche il mio turno.
}
remark-declined = { $wording ->
    [0] No, { $about }.
    [1] Troppo gentile, { $about }, ma no.
   *[2] Bel tentativo, { $about }.
}
remark-robbing = { $wording ->
    [0] Da’ qua, { $about }.
    [1] Niente di personale, { $about }. Sono tempi duri.
   *[2] Tutta quella roba ti pesa, { $about }. Lascia che ti aiuti.
}
remark-strike = { $wording ->
    [0] È finita, { $about }.
    [1] Perdonami, { $about }. Il dovere mi chiama.
   *[2] Credevi davvero di sfuggirmi, { $about }?
}
remark-thanks-trade = { $wording ->
    [0] Grazie, { $about }.
    [1] È un piacere fare affari con te, { $about }.
   *[2] Vedi, { $about }? Ci guadagnano tutti. Io un po’ di più.
}
remark-thanks-alliance = { $wording ->
    [0] Ora siamo dalla stessa parte, { $about }.
    [1] Non te ne pentirai, { $about }.
   *[2] Io e te, { $about }. Tremino gli altri.
}
remark-grudge-robbed = { $wording ->
    [0] Me la pagherai, { $about }.
    [1] Non era degno di te, { $about }. Non lo dimenticherò.
   *[2] Tengo una lista, { $about }. Indovina chi è in cima.
}
remark-grudge-sabotage = { $wording ->
    [0] Hai spezzato la nostra alleanza, { $about }. È stato un errore.
    [1] Non ti avevamo fatto niente, { $about }. Adesso un motivo c’è.
   *[2] Dobbiamo farti proprio paura, { $about }.
}
remark-grudge-betrayed = { $wording ->
    [0] Tradimento! Mai più, { $about }.
    [1] Ti ho dato la mano, { $about }, e tu l’hai venduta. Che tutti se ne ricordino.
   *[2] Chi si allea con { $about } dopo questo si merita quel che viene.
}
remark-grudge-refused = { $wording ->
    [0] Come vuoi, { $about }. Io ho chiesto.
    [1] Peccato, { $about }. Avresti potuto vincere con me.
   *[2] Dunque hai altri piani, { $about }. Interessante.
}
remark-curious = { $wording ->
    [0] Che cosa cercavi, { $about }?
    [1] Bastava chiedere, { $about }. Spero che lo spettacolo ti sia piaciuto.
   *[2] Dicci, { $about }: che cosa hai visto? E sarà la verità?
}
remark-liar = { $wording ->
    [0] { $about } diceva { $claimed }: la sua carta dice { $role }. Una bugia.
    [1] Ci avevi detto { $claimed }, { $about }. Eppure qui c’è { $role }.
   *[2] Ieri { $claimed }, oggi { $role }. E domani, { $about }?
}
remark-mourning = { $wording ->
    [0] Addio, { $about }.
    [1] Riposa in pace, { $about }. Meritavi di meglio.
   *[2] { $about } non c’è più. A chi tocca?
}
