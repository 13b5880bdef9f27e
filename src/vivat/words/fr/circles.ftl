# Les cercles : pourquoi quelque chose est refusé.

circle-unknown = Ce cercle n’existe pas, ou vous n’en faites pas partie. Demandez son lien à l’un de ses membres.
circle-not-allowed = Cela ne peut pas se faire dans un cercle.
circle-host-only = Seul l’hôte du cercle peut faire cela.
circle-full = Le cercle est complet : il a de la place pour { $most } membres, et son histoire a une fin.
circle-too-many = Vous êtes dans { $most } cercles. Quittez-en d’abord un.
circle-no-such-member = Ce membre n’est plus dans le cercle.
circle-name-taken = Quelqu’un s’appelle déjà « { $name } » dans ce cercle.
circle-host-leaves = L’hôte doit d’abord passer la main à quelqu’un d’autre.
circle-not-your-table = Il faut être ou avoir été assis à une table pour la donner au cercle.
circle-cannot-attach = Ce rattachement est impossible : choisissez un autre membre, ou quelqu’un assis à une table du cercle, mais pas l’hôte.
circle-no-guest = { $name } n’est pas encore venu par le lien, et ne peut donc pas être hôte.
circle-no-season = Cette saison n’existe pas.
circle-campaign-open = Une campagne est en cours. Terminez-la d’abord.
circle-no-campaign = Cette campagne n’existe pas.
