# Tables: what the server says when something cannot be done.

table-unknown-chair = « { $chair } » ne peut pas s’asseoir à une table. Au choix : { $known }.
table-two-of-me = Vous ne pouvez occuper qu’une place. Laissez les autres libres ou donnez-les à des bots.
table-option-elsewhere = L’option « { $option } » n’existe pas dans { $game }. Retirez-la.
table-not-seated = Vous n’avez pas de place à cette table.
table-host-only = Seul l’hôte de cette table peut faire cela.
table-not-allowed = Ce n’est pas possible ici.
table-sits-already = { $name } est déjà à cette table.
table-has-begun = La partie a déjà commencé.
table-full = Il n’y a pas de place libre à cette table.
table-removed = L’hôte de cette table vous a retiré votre place. Vous ne pouvez plus vous y asseoir.
table-nobody-to-remove = Cette personne n’est pas assise à cette table.
table-no-removing-yourself = Cette place est la vôtre. Quittez-la vous-même.
table-no-such-chair = Il n’y a pas de place { $number } ; les places vont de 1 à { $most }.
table-chair-taken = La place est à { $name }. Choisissez une place libre.
table-unknown-level = Il n’y a pas de bot « { $level } ». Au choix : { $known }.
table-level-not-offered = Ce serveur ne propose pas le niveau « { $level } ». Au choix : { $offered }.
table-is-over = La partie est finie.
table-not-begun = La partie n’a pas encore commencé.
table-chairs-open = { $chairs ->
    [one] Une place est encore libre. Attendez quelqu’un, ou donnez-la à un bot.
   *[other] { $chairs } places sont encore libres. Attendez du monde, ou donnez-les à des bots.
}
table-bot-plays-for-you = Un bot vous remplace en ce moment. Reprenez votre place pour jouer vous-même.
table-old-decision = Il s’est passé quelque chose entre-temps. Regardez, et décidez à nouveau.
table-are-you-sure = On ne peut pas revenir sur « { $action } ». Répétez pour confirmer.
table-nothing-to-rub-out = Cette marque n’est pas dans votre carnet.
table-notebook-full = Votre carnet est plein : { $most } marques. Effacez-en d’abord une.
table-pause-wished-already = Vous avez déjà demandé une pause ; les autres n’ont pas encore accepté.
table-not-paused = La table n’est pas en pause.
table-paused = La table est en pause. N’importe quel joueur assis ici peut y mettre fin.
table-time-is-a-gift = Le temps est un cadeau : seul un adversaire peut vous en donner.
table-time-enough = { $name } a déjà reçu { $most } jours pour cette décision ; c’est le maximum.
table-no-clock-runs = La pendule ne tourne pas pour { $name }.
table-no-votes-ahead = On ne peut voter d’avance que dans une partie du château sur plusieurs jours.
table-votes-ahead-alone = Vous êtes deux et devez vous accorder sur chaque vote : on ne peut pas voter d’avance.
table-no-candidate = Ce personnage ne peut plus être mis aux voix, ou l’est en ce moment.
table-no-vote-ahead = Vous n’avez rien dit d’avance pour ce personnage.
table-no-such-ballot = Vous n’avez plus de carte pour « { $vote } ».
table-no-holidays = Les vacances sont faites pour les parties sur plusieurs jours ; ici, aucune pendule ne tourne si longtemps.
table-not-on-holiday = Vous n’êtes pas en vacances.
table-on-holiday = Vous êtes déjà en vacances. Revenez d’abord, puis reprenez des jours.
table-holiday-too-long = { $left ->
    [0] Il ne vous reste aucun jour de vacances dans cette partie.
    [one] Il vous reste un seul jour de vacances dans cette partie.
   *[other] Il vous reste { $left } jours de vacances dans cette partie.
}
table-bots-are-ready = Aucun bot ne se fait attendre : il n’y a personne à remplacer.
table-chair-not-abandoned = { $name } est toujours là ; seule une place tenue par un bot remplaçant peut être donnée.
table-one-chair = Vous êtes déjà à cette table. Pour jouer à plusieurs sur un même écran, ouvrez votre propre table.
table-not-abandoned-long = { $name } peut encore revenir. Une place se donne quand un bot l’a tenue pendant { $minutes } minutes.
table-was-here = Une place ne se donne qu’à quelqu’un qui n’a pas encore joué à cette table.
table-nobody-agrees = Il n’y a personne d’autre pour donner son accord. La place laissée par { $name } se donne après un vrai départ, ou quand un bot l’a tenue pendant { $hours } heures.
table-no-such-offer = Cette place n’est plus proposée à cette personne.
table-offer-waits = Les autres n’ont pas encore accepté de donner la place à { $name }.
table-agreed-already = Vous avez déjà accepté ; on attend les autres.
table-not-watching = Cette personne ne regarde pas la table en ce moment.
table-not-finished = La partie n’est pas encore finie.
table-too-many-lines = { $most } messages par minute suffisent. Attendez un instant.
table-too-many-sockets = Vous avez déjà ouvert cette table { $most } fois. Fermez d’abord un onglet.
table-nothing-said = Ce message est vide.
table-busy = Trop d’activité à cette table en ce moment. Réessayez.
table-log-full = On a joué { $most } coups à cette table, et elle n’en accepte pas davantage. Ouvrez une autre table pour continuer.
table-chair-log-full = De cette place sont venus { $most } messages, marques et changements : c’est le maximum. Vous pouvez continuer à jouer ; pour discuter et prendre des notes, ouvrez une autre table après la partie.
table-unknown = Cette table n’existe pas. Vérifiez le lien.
table-damaged = Cette table est endommagée et a été mise de côté. L’administrateur du serveur peut en savoir plus avec « vivat tables check ».
table-no-spectators = Cette table n’admet pas de spectateurs.
table-secret-until-the-end = L’enregistrement ne se lit qu’une fois la partie finie.
table-no-such-game = Il n’y a pas de partie { $number } à cette table.
table-no-such-moment = Il n’y a pas d’étape { $number } dans cette partie ; elles vont de 0 à { $most }.
table-endless = Une partie sans fin demande une personne à la table : des bots seuls pourraient ne jamais s’arrêter. Fixez un nombre de tours de table, ou gardez une place pour quelqu’un.

store-unusable = La base de données est inutilisable : { $reason }
store-away = Le serveur n’atteint pas sa base de données pour le moment. Rien de ce qui a été confirmé n’est perdu ; réessayez dans un instant.
store-bad-address = « { $address } » n’est pas l’adresse d’une base de données. Utilisez sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM.
store-old-sqlite = Vivat a besoin de SQLite { $needed } ou plus récent ; ce Python a la version { $version }. Utilisez un Python plus récent, ou PostgreSQL.
store-two-names = { $file } a un second nom (un lien physique), et SQLite peut perdre ce qui est écrit sous deux noms. N’en gardez qu’un.
store-in-use = Un autre serveur utilise { $file } en ce moment. Arrêtez-le, ou donnez un autre fichier avec --database.
store-not-shared = Les processus de recherche ont besoin de la base PostgreSQL des serveurs : indiquez-la avec --database postgresql://UTILISATEUR@HÔTE/NOM.

backup-files = Impossible de lire ou d’écrire la sauvegarde : { $reason }
backup-damaged = La ligne { $line } du fichier { $file } est abîmée. Rien de cette table n’a été importé.
host-unknown = Ce serveur ne s’appelle pas « { $host } ». Utilisez l’adresse qu’on vous a donnée ; l’administrateur du serveur peut ajouter ce nom avec --hosts.
serve-cannot-listen = Le serveur ne peut pas écouter sur { $where } : { $reason }. Essayez un autre --port.
serve-busy = Le serveur a trop de calculs en cours. Réessayez dans un instant.
settings-unknown = Il n’y a pas de réglage { $name }. Le plus proche est { $nearest } ; `vivat serve --show-config` les montre tous.
settings-file = Les réglages du fichier { $file } ne peuvent pas être lus : { $reason }
settings-wrong =
    { $kind ->
        [whole] « { $value } » ne convient pas pour { $name }. Indiquez un nombre entier de { $least } à { $most }.
        [number] « { $value } » ne convient pas pour { $name }. Indiquez un nombre de { $least } à { $most }.
        [switch] « { $value } » ne convient pas pour { $name }. Indiquez true ou false.
        [list] « { $value } » ne convient pas pour { $name }. Indiquez une liste de textes ; dans une option ou une variable, avec des virgules.
       *[text] « { $value } » ne convient pas pour { $name }. Indiquez un texte.
    }

admin-no-such-table = Il n’y a pas de table « { $table } ». `vivat admin tables` en donne la liste.
admin-no-such-guest = Il n’y a pas d’invité « { $guest } ». Les signalements et `vivat admin table` donnent leurs identifiants.
admin-no-such-device = L’invité « { $guest } » n’a pas d’appareil « { $device } ». `vivat admin devices` en donne la liste.
admin-no-such-report = Il n’y a pas de signalement { $number }. `vivat admin reports --all` en donne la liste.
admin-no-such-address = « { $address } » n’est pas une adresse que l’on puisse bannir. Donnez une adresse IPv4, ou une adresse IPv6 ou son /64.
admin-not-banned = « { $target } » n’est pas banni. `vivat admin bans` dit qui l’est.
admin-ends-before = Un bannissement doit finir après avoir commencé. Donnez un nombre de jours positif.
admin-busy = La table { $table } change trop vite. Réessayez.
admin-no-answer = Un serveur utilise la base de données, mais ne répond pas à { $socket }. Réessayez, ou arrêtez-le d’abord.
admin-not-understood = C’est impossible : { $reason }

report-no-such-line = On ne peut signaler que ce que quelqu’un a écrit : les messages et les affirmations que vous avez vus.
report-one-person = Un signalement vise une seule personne. Choisissez les lignes d’une seule personne.
report-yourself = Vous ne pouvez pas vous signaler vous-même.
report-nobody = Cette personne n’est pas à cette table.
report-too-many = Vous avez envoyé { $most } signalements en un jour. Laissez d’abord le temps de les lire.

guest-banned = { $ends ->
    [yes] Vous ne pouvez pas utiliser ce serveur jusqu’au { $until } (UTC). { $reason }
   *[no] Vous ne pouvez pas utiliser ce serveur. { $reason }
}
guest-cut-off = L’administrateur vous a interdit l’accès à ce serveur.
table-closed = Cette table a été fermée par l’administrateur du serveur.

word-unwanted = Ce serveur n’accepte pas le mot « { $word } ». Dites-le autrement.
word-list-unreadable = La liste de mots { $file } est illisible : { $reason }.
word-list-line = La ligne { $line } de la liste de mots { $file } n’est pas un mot : « { $said } ». Écrivez des mots en lettres et en chiffres, avec un * à la fin pour toutes les terminaisons.

page-unknown = Cette page n’existe pas.
lesson-unknown = Cette leçon n’existe pas. Toutes les leçons sont à la page « Apprendre ».
puzzle-unknown = Il n’y a pas de problème pour ce jour, ou pas encore.
puzzle-no-choice = C’est impossible dans cette position.

guest-name = Un nom a de 1 à { $most } lettres, sur une ligne, sans « + ».
guest-unknown = On ne vous connaît pas ici. Choisissez d’abord un nom.
device-removed = Cet appareil a été déconnecté. S’il est à vous, revenez avec un code, une clé d’accès ou un autre appareil.
device-unknown = Vous n’avez pas cet appareil. Regardez à nouveau la liste.
code-unknown = Personne n’a ce code, ou il a déjà servi, ou son temps est écoulé. Vérifiez chaque lettre, ou prenez un autre code.
passkey-not-valid = Cette clé d’accès n’est pas connue ici, ou cela a pris trop de temps. Réessayez.
passkey-unknown = Vous n’avez pas cette clé d’accès. Regardez à nouveau la liste.
passkey-too-many = Vous avez { $most } clés d’accès. Retirez-en une d’abord.
hand-elsewhere = Plusieurs personnes jouent à cette table sur un autre de vos appareils. Leurs cartes restent sur cet écran-là.
guest-too-many = Vous avez déjà { $most } tables en cours. Finissez d’abord une partie, puis ouvrez une autre table.
guest-too-fast = C’est trop à la fois pour une seule personne. Attendez un instant.
address-too-fast = C’est trop à la fois depuis votre réseau. Attendez un instant.
address-too-many = { $what ->
    [circles] Beaucoup de tables et de cercles ont été ouverts depuis votre réseau en une heure. Réessayez dans quelques minutes.
    [guests] Beaucoup de monde est arrivé depuis votre réseau en une heure. Réessayez dans quelques minutes.
    [listed] Beaucoup de tables publiques ont été ouvertes depuis votre réseau en une heure. Ouvrez celle-ci sans l’afficher dans la liste et envoyez son lien.
    [mails] Beaucoup de courriels ont été demandés depuis votre réseau en une journée. Réessayez demain.
    [reports] Beaucoup de signalements sont venus de votre réseau en une journée. L’administrateur les lira d’abord.
   *[tables] Beaucoup de tables ont été ouvertes depuis votre réseau en une heure. Jouez à l’une d’elles ou réessayez dans quelques minutes.
}
frame-not-understood = Ce message n’a pas été compris : { $reason }
frame-too-fast = Trop de messages. Ralentissez.
table-session-tags = Les lignes sur sa session n’ont pas de sens.
table-decision-tags = La ligne « { $tag } » doit dire combien de décisions ont prises les personnes et combien les bots, par exemple « 31 2 ».
table-ended-tag = La ligne « { $tag } » doit dire quand la partie s’est terminée, par exemple « 2026-11-17T21:04:00+00:00 ».
