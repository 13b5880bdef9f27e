# Notices to people who are not there, and the part of the page where they are asked for.

# What a notice says.
notice-waits = { $game } : c’est à vous de jouer
notice-over = { $game } : la partie est terminée
notice-again = { $game } : on veut rejouer avec vous
notice-table = { $game } : une nouvelle table dans un de vos cercles
notice-count = { $count ->
    [one] Une partie vous attend.
   *[other] { $count } parties vous attendent.
}
notice-none-waits = Aucune partie ne vous attend pour le moment.
notice-news = Des nouvelles de vos parties
notice-test = Ça marche
notice-test-text = C’est ainsi que Vivat vous prévient qu’une partie vous attend.
notice-stop = Ne plus recevoir ces notifications
notice-confirm = Voulez-vous recevoir les notifications de Vivat ?
notice-confirm-text = Quelqu’un, sans doute vous, a demandé que cette adresse soit prévenue quand une partie attend. Si vous le voulez, ouvrez ce lien. Sinon, ne faites rien : aucun autre message ne viendra.

# Why something about notices is refused.
notice-zone = Aucun fuseau horaire ne s’appelle « { $zone } » ici.
notice-hours = Indiquez le début et la fin des heures calmes.
notice-too-many = On peut vous prévenir de { $most } façons au plus. Retirez-en une d’abord.
notice-no-push = Le service de notifications de ce navigateur est injoignable d’ici.
notice-no-mail = Ce serveur n’envoie pas de courriels.
notice-mailbox = Ce n’est pas une adresse de courriel.
notice-webhook = Un webhook doit commencer par l’une de ces formes : { $known }, et rien ne doit suivre un point d’interrogation.
notice-link = Ce lien n’est pas valable, ou ne l’est plus.
notice-no-channel = On ne vous prévient pas de cette façon.

# The page.
notices-title = Quand une partie vous attend
notices-text = Si une partie vous attend depuis quelques minutes et que vous n’êtes pas là, Vivat peut vous prévenir. Personne d’autre n’en saura rien.
notices-here = Me prévenir dans ce navigateur
notices-blocked = Ce navigateur n’autorise pas les notifications de cette page. Autorisez-les d’abord dans ses réglages.
notices-no-push = Ce navigateur ne peut pas être prévenu quand la page est fermée.
notices-push = Un navigateur
notices-mail = Courriel
notices-mail-label = Adresse de courriel
notices-mail-add = Me prévenir par courriel
notices-mail-sent = Un courriel est en route. Ouvrez le lien qu’il contient.
notices-unconfirmed = pas encore confirmé
notices-webhook = Webhook
notices-webhook-more = Par Discord, Matrix, ntfy, Slack, Telegram…
notices-webhook-label = Adresse de votre canal
notices-no-service = Ce navigateur n’atteint pas le service de notifications de son éditeur : il ne peut pas être prévenu. Essayez un autre navigateur ou un autre moyen.
notices-webhook-hint = Discord : discord://ID/JETON, les deux parties à la fin du lien webhook de votre canal. ntfy : ntfy://SUJET. Pour les autres ({ $known }), la forme est décrite sur github.com/caronc/apprise/wiki.
notices-webhook-add = M’y prévenir
notices-added = On vous préviendra.
notices-channels = On vous prévient par
notices-remove = Retirer { $name }
notices-every-table = Me prévenir pour toutes les parties, pas seulement celles sur plusieurs jours
notices-again = Me prévenir quand d’autres veulent rejouer
notices-circle-tables = Me prévenir des nouvelles tables de mes cercles
notices-quiet = Heures calmes
notices-quiet-from = De
notices-quiet-to = À
notices-test = Envoyer une notification d’essai
notices-test-sent = { $count ->
    [0] Il n’y a pas encore de moyen de vous prévenir.
    [one] Elle est en route.
   *[other] Elle est en route, de { $count } façons.
}
unsubscribe-title = Plus de notifications
unsubscribe-text = On ne vous préviendra plus par cette voie qu’une partie vous attend. Vous pouvez en redemander dans « Vous ».
unsubscribe-do = Arrêter ces notifications
unsubscribe-done = C’est fait : plus de notifications par cette voie.
confirm-title = Notifications par courriel
confirm-text = Désormais, cette adresse sera prévenue quand une partie vous attend.
confirm-do = Oui, me prévenir
confirm-done = C’est fait : on vous préviendra par courriel.
