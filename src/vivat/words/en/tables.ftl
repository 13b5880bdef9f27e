# Tables: what the server says when something cannot be done.

table-unknown-chair = “{ $chair }” cannot sit at a table. Choose among: { $known }.
table-two-of-me = You can take one place only. Make the others open or give them to bots.
table-option-elsewhere = The option “{ $option }” does not belong to { $game }. Leave it out.
table-not-seated = You have no place at this table.
table-host-only = Only the host of this table can do that.
table-not-allowed = That is not possible here.
table-sits-already = { $name } sits at this table already.
table-has-begun = The game has already begun.
table-full = There is no open place at this table.
table-removed = The host of this table has removed you. You cannot sit down here again.
table-nobody-to-remove = That guest does not sit at this table.
table-no-removing-yourself = You sit there yourself. Leave your place instead.
table-no-such-chair = There is no place { $number }; the places are 1 to { $most }.
table-chair-taken = { $name } sits there. Choose an open place.
table-unknown-level = There is no bot called “{ $level }”. There are: { $known }.
table-level-not-offered = No { $level } plays on this server. It offers: { $offered }.
table-is-over = The game is over.
table-not-begun = The game has not begun yet.
table-chairs-open = { $chairs ->
    [one] One place is still open. Wait for somebody, or give it to a bot.
   *[other] { $chairs } places are still open. Wait for others, or give them to bots.
}
table-bot-plays-for-you = A bot keeps your place at the moment. Sit down again to play yourself.
table-old-decision = Something has happened in the meantime. Look again, and decide anew.
table-are-you-sure = “{ $action }” cannot be taken back. Say it once more if you are sure.
table-nothing-to-rub-out = There is no such mark in your notebook.
table-notebook-full = Your notebook holds { $most } marks. Rub one out first.
table-pause-wished-already = You have asked for a pause already; the others have not agreed yet.
table-not-paused = The table is not paused.
table-paused = The table is paused. Anybody who sits here can end the pause.
table-time-is-a-gift = Time is a gift: only an opponent can give it to you.
table-time-enough = { $name } has been given { $most } days for this decision; that is as much as there is.
table-no-clock-runs = The clock of { $name } is not running.
table-no-votes-ahead = Votes can be given in advance only in a castle game over days.
table-votes-ahead-alone = You are a team of two and have to agree on each vote, so none can be given in advance.
table-no-candidate = This character cannot come to be voted on any more, or is voted on now.
table-no-vote-ahead = You have said nothing in advance about this character.
table-no-such-ballot = You have no card for “{ $vote }”.
table-no-holidays = Holidays are for games over days; here nobody’s clock runs for so long.
table-not-on-holiday = You are not on holiday.
table-on-holiday = You are on holiday already. Come back first, then take the days anew.
table-holiday-too-long = { $left ->
    [0] You have no days of holiday left in this game.
    [one] You have one day of holiday left in this game.
   *[other] You have { $left } days of holiday left in this game.
}
table-bots-are-ready = Every bot that is asked is ready. There is nobody to stand in for.
table-chair-not-abandoned = { $name } has not left; only a place that a bot keeps can be given away.
table-one-chair = You sit here already. Several people at one screen play at a table of their own.
table-not-abandoned-long = { $name } may come back. A place can be given away when a bot has kept it for { $minutes } minutes.
table-was-here = A place can only be given to somebody who has not sat at this table yet.
table-nobody-agrees = Nobody else is here who could agree. The place of { $name } can be given away once they have left it, or when a bot has kept it for { $hours } hours.
table-no-such-offer = Nobody offers that place to that guest any more.
table-offer-waits = The others have not agreed yet that { $name } gets the place.
table-agreed-already = You have agreed already; the others have not yet.
table-not-watching = That guest is not watching this table at the moment.
table-not-finished = The game is not finished yet.
table-too-many-lines = { $most } lines a minute are enough. Wait a moment.
table-too-many-sockets = You have this open { $most } times already. Close one of them first.
table-nothing-said = There is nothing to read in that line.
table-busy = The table is too busy at the moment. Try again.
table-log-full = { $most } moves were played at this table, and that is the most. Open another table to play on.
table-chair-log-full = { $most } lines, marks and changes came from this place, and that is the most. You can play on; for talk and notes, open another table after the game.
table-unknown = There is no such table. Check the link.
table-damaged = This table is damaged and was set aside. Whoever runs this server can find out more with “vivat tables check”.
table-no-spectators = This table does not admit spectators.
table-secret-until-the-end = A record can be read when the game is over.
table-no-such-game = There is no game { $number } at this table.
table-no-such-moment = There is no moment { $number } in this game; they are 0 to { $most }.
table-endless = A game without end needs a person at the table: bots alone might never stop. Set a number of rounds, or keep a place for somebody.

store-unusable = The database cannot be used: { $reason }
store-away = The server cannot reach its database just now. Nothing that was confirmed is lost; try again in a moment.
store-bad-address = “{ $address }” is not the address of a database. Use sqlite:///FILE or postgresql://USER@HOST/NAME.
store-old-sqlite = Vivat needs SQLite { $needed } or later; this Python has { $version }. Use a newer Python, or PostgreSQL.
store-two-names = { $file } has a second name (a hard link), and SQLite can lose what is written under two names. Keep one of them.
store-in-use = Another server uses { $file } at the moment. Stop it, or give another file with --database.
store-not-shared = Search workers need the database of servers on PostgreSQL: give it with --database postgresql://USER@HOST/NAME.

backup-files = The backup cannot be read or written: { $reason }
backup-damaged = Line { $line } of { $file } is damaged. Nothing of that table was brought in.
host-unknown = This server is not called “{ $host }”. Use the address you were given; whoever runs the server can add this name with --hosts.
serve-cannot-listen = The server cannot listen at { $where }: { $reason }. Try another --port.
serve-busy = The server has too much to work out just now. Try again in a moment.
settings-unknown = There is no setting { $name }. The nearest one is { $nearest }; `vivat serve --show-config` lists all.
settings-file = The settings in { $file } cannot be read: { $reason }
settings-wrong =
    { $kind ->
        [whole] “{ $value }” is no value for { $name }. Give a whole number from { $least } to { $most }.
        [number] “{ $value }” is no value for { $name }. Give a number from { $least } to { $most }.
        [switch] “{ $value }” is no value for { $name }. Give true or false.
        [list] “{ $value }” is no value for { $name }. Give a list of texts; in a flag or a variable, with commas.
       *[text] “{ $value }” is no value for { $name }. Give a text.
    }

admin-no-such-table = There is no table “{ $table }”. `vivat admin tables` lists them.
admin-no-such-guest = There is no guest “{ $guest }”. Reports and `vivat admin table` name them by their ids.
admin-no-such-device = Guest “{ $guest }” has no device “{ $device }”. `vivat admin devices` lists them.
admin-no-such-report = There is no report { $number }. `vivat admin reports --all` lists them.
admin-no-such-address = “{ $address }” is not an address that can be banned. Give an IPv4 address, or an IPv6 address or its /64.
admin-not-banned = “{ $target }” is not banned. `vivat admin bans` says who is.
admin-ends-before = A ban must end after it begins. Give a positive number of days.
admin-busy = Table { $table } changes too fast. Try again.
admin-no-answer = A server uses the database, but does not answer at { $socket }. Try again, or stop it first.
admin-not-understood = That cannot be done: { $reason }

report-no-such-line = Only what somebody wrote can be reported: chat and claims that you were shown.
report-one-person = A report is about one person. Choose lines of one person only.
report-yourself = You cannot report yourself.
report-nobody = That person is not at this table.
report-too-many = You have sent { $most } reports within a day. The operator will read them first.

guest-banned = { $ends ->
    [yes] You cannot use this server until { $until } (UTC). { $reason }
   *[no] You cannot use this server. { $reason }
}
guest-cut-off = The operator of this server has banned you.
table-closed = This table was closed by the operator of this server.

word-unwanted = “{ $word }” is a word that this server does not want. Say it differently.
word-list-unreadable = The word list { $file } cannot be read: { $reason }.
word-list-line = Line { $line } of the word list { $file } is no word: “{ $said }”. Write words of letters and digits, with a * at the end for any ending.

page-unknown = There is no such page.
lesson-unknown = There is no such lesson. All lessons are on the page “Learn”.
puzzle-unknown = There is no puzzle of that day, or not yet.
puzzle-no-choice = That cannot be done in this position.

guest-name = A name has 1 to { $most } letters, on one line, without “+”.
guest-unknown = You are not known here. Pick a name first.
device-removed = This device was logged out. If it is yours, come back with a code, a passkey or another device.
device-unknown = You have no such device. Look at the list again.
code-unknown = Nobody has this code, or it has been used, or its time is over. Check each letter, or take another code.
passkey-not-valid = That passkey is not known here, or it took too long. Try again.
passkey-unknown = You have no such passkey. Look at the list again.
passkey-too-many = You have { $most } passkeys. Remove one first.
hand-elsewhere = Several people play at this table on another of your devices. Their cards stay on that screen.
guest-too-many = You have { $most } tables that are not finished. Finish a game first, then open another table.
guest-too-fast = That is too much at once for one person. Wait a moment.
address-too-fast = That is too much at once from your network. Wait a moment.
address-too-many = { $what ->
    [circles] Many tables and circles were opened from your network within the last hour. Try again in a few minutes.
    [guests] Many people have come from your network within the last hour. Try again in a few minutes.
    [listed] Many tables for everybody to find were opened from your network within the last hour. Open this one without listing it, and send its link.
    [mails] Many mails were requested from your network within a day. Try again tomorrow.
    [reports] Many reports have come from your network within a day. The operator will read them first.
   *[tables] Many tables were opened from your network within the last hour. Play at one of them, or try again in a few minutes.
}
frame-not-understood = That message was not understood: { $reason }
frame-too-fast = Too many messages. Slow down.
table-session-tags = The lines about its session make no sense.
table-decision-tags = The line “{ $tag }” is to say how many decisions people made and how many bots, such as “31 2”.
table-ended-tag = The line “{ $tag }” is to say when the game ended, such as “2026-11-17T21:04:00+00:00”.
