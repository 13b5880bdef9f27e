## What bots say in the card game: of each kind a plain, a courtly and a sly wording. Names have no gender here.

remark-claim-role = { $wording ->
    [0] I am the { $role }. Believe it or not.
    [1] If it please the court: you are looking at the { $role }.
   *[2] Between us, and do not tell the others: the { $role }, that is me.
}
remark-claim-need = { $wording ->
    [0] All I need is { $good }.
    [1] Some { $good }, friends, and I ask for nothing more.
   *[2] Whoever brings me { $good } will not regret it.
}
remark-denial = { $wording ->
    [0] I am not the { $role }.
    [1] On my honour, I am not the { $role }. Look elsewhere.
   *[2] Funny: everybody stares at me, while the real { $role } sits there and keeps quiet.
}
remark-warning-gold = { $wording ->
    [0] { $about } has { $count } Gold.
    [1] May I point out that { $about } has { $count } Gold by now?
   *[2] { $count } Gold, { $about }? One wonders what it is for.
}
remark-warning-cards = { $wording ->
    [0] { $about } has { $count } { $good }, at least.
    [1] Forgive me, but has anybody counted? { $about } holds at least { $count } { $good }.
   *[2] { $about } collects { $good }: { $count } at least. Does nobody mind?
}
remark-bargain = { $wording ->
    [0] { $gives } for { $asks }, { $about }. A fair deal.
    [1] { $about }, { $gives } would help you more than me, and I could use { $asks }.
   *[2] Think it over, { $about }: better { $gives } today than { $asks } that somebody takes from you tomorrow.
}
remark-alliance = { $wording ->
    [0] Join me, { $about }. Two win more easily than one.
    [1] { $about }, allies neither bribe nor rob each other, nor look at each other’s cards. Give me your hand.
   *[2] Better with me than against me, { $about }.
}
remark-threat = { $wording ->
    [0] I saw that, { $about }.
    [1] { $about }, the court has a long memory, and so have I.
   *[2] Enjoy it, { $about }. My turn is coming.
}
remark-declined = { $wording ->
    [0] No, { $about }.
    [1] You are too kind, { $about }, but no.
   *[2] Nice try, { $about }.
}
remark-robbing = { $wording ->
    [0] Hand it over, { $about }.
    [1] Nothing personal, { $about }. These are hard times.
   *[2] You have more than you can carry, { $about }. Let me help.
}
remark-strike = { $wording ->
    [0] It is over, { $about }.
    [1] Forgive me, { $about }. Duty calls.
   *[2] Did you really think that I would not find you, { $about }?
}
remark-thanks-trade = { $wording ->
    [0] Thank you, { $about }.
    [1] A pleasure to deal with you, { $about }.
   *[2] See, { $about }? Everybody gains. I a little more.
}
remark-thanks-alliance = { $wording ->
    [0] We stand together now, { $about }.
    [1] You will not regret it, { $about }.
   *[2] You and I, { $about }. The others may tremble.
}
remark-grudge-robbed = { $wording ->
    [0] You will pay for that, { $about }.
    [1] That was unworthy of you, { $about }. I shall not forget it.
   *[2] I keep a list, { $about }. Guess who is first on it.
}
remark-grudge-sabotage = { $wording ->
    [0] You broke our alliance, { $about }. That was a mistake.
    [1] We had done you no harm, { $about }. Now we have a reason to.
   *[2] You must fear us very much, { $about }.
}
remark-grudge-betrayed = { $wording ->
    [0] Traitor! Never again, { $about }.
    [1] I gave you my hand, { $about }, and you sold it. Let everybody remember that.
   *[2] Whoever joins { $about } after this deserves what comes.
}
remark-grudge-refused = { $wording ->
    [0] As you like, { $about }. I asked.
    [1] A pity, { $about }. You might have won with me.
   *[2] So you have other plans, { $about }. Interesting.
}
remark-curious = { $wording ->
    [0] What were you looking for, { $about }?
    [1] You might have asked me, { $about }. I hope that you liked what you saw.
   *[2] Tell us, { $about }: what did you see? And will it be the truth?
}
remark-liar = { $wording ->
    [0] { $about } said { $claimed }, and is the { $role }. A liar.
    [1] You told us that you were the { $claimed }, { $about }. Yet here lies the { $role }.
   *[2] First the { $claimed }, now the { $role }. Who will you be tomorrow, { $about }?
}
remark-mourning = { $wording ->
    [0] Poor { $about }.
    [1] Rest in peace, { $about }. You deserved better.
   *[2] { $about } is gone. Who is next?
}
