# Privacy: what is kept of a person, for players. What exactly: docs/privacy.md.

privacy-lead = No account, no password, nothing for third parties: this page loads everything from its own server. You are a random number and a name of your choice.
privacy-name = Your name and your devices
privacy-name-text = Your name is seen by whoever sits at a table with you, or watches. Of each device we keep a name such as “Firefox, Linux”, since when you use it and on which day it was last seen; never where you are. Both stay until you remove the device or delete yourself.
privacy-games = Your games
privacy-games-text = Every move is kept with its time, so that a game can go on, be seen again and be counted. While a game goes on, everybody sees only what the rules allow; when it is over, whoever may look at the table sees all moves. What you note stays yours. Chat is seen by those it was said to.
privacy-circles = Your circles
privacy-circles-text = Only members see who is in a circle, its tables, its results and its campaigns. Your own results, at whatever table, are for you alone.
privacy-back = How you get back
privacy-back-text = A code for your phone is good once and for five minutes, a recovery code from paper once. Of codes and of the key of this browser only a fingerprint is kept that nobody can turn back; of a passkey the half that is no secret. Without a device, a code or a passkey nobody can bring you back, not even whoever runs this server.
privacy-notices = Notices
privacy-notices-text = Only if you want them: then the address of this browser at its maker’s push service, a mail address or a service you name is kept until you remove it. A notice says only what everybody at the table sees, and never a secret.
privacy-browser = In this browser
privacy-browser-text = One cookie, by which you are the same person on the next page, and your settings. Nothing is counted and nobody is followed.
privacy-not = What is not kept
privacy-not-text = Where you connect from, who looked at what, and what you typed but did not send.
privacy-gone = How everything goes
privacy-gone-text = Under “You” you can download all of it in one file, or delete yourself, at once and for good: your name and what you wrote are gone, you leave every table and circle, and in finished games of others “N. N.” stands for you. Backups made before keep what they have for as long as whoever runs this server keeps them.
privacy-to-you = Your devices and your data
privacy-operator = All this holds unless whoever runs this server has changed the program. They can see what the server keeps, and may delete tables at which nothing has happened for long.
