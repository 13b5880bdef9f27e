# Vie privée : ce qui est conservé d’une personne, pour les joueurs. Le détail : docs/privacy.md.

privacy-lead = Ni compte, ni mot de passe, rien pour des tiers : cette page charge tout depuis son propre serveur. Vous êtes un numéro tiré au hasard et un nom de votre choix.
privacy-name = Votre nom et vos appareils
privacy-name-text = Votre nom est visible pour les gens qui jouent à votre table ou la regardent. De chaque appareil, nous gardons un nom comme « Firefox, Linux », depuis quand vous l’utilisez et quel jour il a été vu pour la dernière fois ; jamais l’endroit où vous êtes. Tout cela reste jusqu’à ce que vous retiriez l’appareil ou effaciez vos données.
privacy-games = Vos parties
privacy-games-text = Chaque coup est gardé avec son heure, pour que la partie puisse continuer, être revue et comptée. Tant qu’elle dure, chacun ne voit que ce que permettent les règles ; une fois qu’elle est finie, tous ceux qui peuvent regarder la table voient tous les coups. Vos notes restent à vous. Un message n’est vu que par ceux à qui il s’adresse.
privacy-circles = Vos cercles
privacy-circles-text = Seuls les membres voient qui fait partie d’un cercle, ses tables, ses résultats et ses campagnes. Vos propres résultats, à toutes les tables, ne sont visibles que par vous.
privacy-back = Comment revenir
privacy-back-text = Un code pour votre téléphone vaut une fois, pendant cinq minutes ; un code de secours sur papier, une fois. Des codes et de la clé de ce navigateur, on ne garde qu’une empreinte dont personne ne peut les retrouver ; d’une clé d’accès, la moitié qui n’est pas secrète. Sans appareil, ni code, ni clé d’accès, personne ne peut vous ramener, pas même l’administrateur du serveur.
privacy-notices = Notifications
privacy-notices-text = Seulement si vous en voulez : on garde alors l’adresse de ce navigateur auprès du service de son éditeur, une adresse de courriel ou un service de votre choix, jusqu’à ce que vous les retiriez. Une notification ne dit que ce que tout le monde voit à la table, jamais un secret.
privacy-browser = Dans ce navigateur
privacy-browser-text = Un cookie, grâce auquel vous êtes la même personne à la page suivante, et vos réglages. Rien n’est compté et personne n’est suivi.
privacy-not = Ce qui n’est pas conservé
privacy-not-text = D’où vous vous connectez, qui a regardé quoi, et ce que vous avez tapé sans l’envoyer.
privacy-gone = Comment tout disparaît
privacy-gone-text = Dans « Vous », vous pouvez tout télécharger en un fichier, ou effacer vos données, aussitôt et pour de bon : votre nom et ce que vous avez écrit disparaissent, vous quittez toutes les tables et tous les cercles, et « N. N. » vous remplace dans les parties terminées des autres. Les sauvegardes faites avant gardent ce qu’elles contiennent aussi longtemps que l’administrateur du serveur les conserve.
privacy-to-you = Vos appareils et vos données
privacy-operator = Tout cela vaut tant que l’administrateur du serveur n’a pas changé le programme. Il peut voir ce que le serveur conserve, et supprimer les tables où il ne se passe plus rien depuis longtemps.
