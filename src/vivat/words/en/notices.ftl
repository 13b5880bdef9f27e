# Notices to people who are not there, and the part of the page where they are asked for.

# What a notice says.
notice-waits = { $game }: it is your turn
notice-over = { $game }: the game is over
notice-again = { $game }: others want to play once more
notice-table = { $game }: a new table in one of your circles
notice-count = { $count ->
    [one] One game waits for you.
   *[other] { $count } games wait for you.
}
notice-none-waits = No game waits for you now.
notice-news = News from your games
notice-test = It works
notice-test-text = This is how Vivat tells you that a game waits for you.
notice-stop = No more of these
notice-confirm = Do you want notices from Vivat?
notice-confirm-text = Somebody, probably you, asked that this address be told when a game waits. If you want that, open this link. If not, do nothing: no other mail will come.

# Why something about notices is refused.
notice-zone = There is no time zone called “{ $zone }” here.
notice-hours = Quiet hours need a beginning and an end.
notice-too-many = You can be told in { $most } ways at most. Remove one first.
notice-no-push = This browser’s push service cannot be reached from here.
notice-no-mail = This server sends no mail.
notice-mailbox = That is not a mail address.
notice-webhook = A webhook has to begin with one of these: { $known }, and nothing may follow a question mark in it.
notice-link = This link is not valid, or no longer.
notice-no-channel = You are not told that way.

# The page.
notices-title = When a game waits for you
notices-text = If a game has been waiting for you for some minutes and you are not there, Vivat can tell you. Nobody else learns of it.
notices-here = Tell me in this browser
notices-blocked = This browser does not allow notices from this page. Allow them in its settings for this page first.
notices-no-push = This browser cannot be told anything while the page is closed.
notices-push = A browser
notices-mail = Mail
notices-mail-label = Mail address
notices-mail-add = Tell me by mail
notices-mail-sent = A mail is on its way to you. Open the link in it.
notices-unconfirmed = not confirmed yet
notices-webhook = Webhook
notices-webhook-more = By Discord, Matrix, ntfy, Slack, Telegram…
notices-webhook-label = Address of your channel
notices-no-service = This browser cannot reach the push service of its maker, so it cannot be told. Try another browser or another way.
notices-webhook-hint = Discord: discord://ID/TOKEN, the two parts at the end of your channel’s webhook link. ntfy: ntfy://TOPIC. How it is written for the others ({ $known }) stands at github.com/caronc/apprise/wiki.
notices-webhook-add = Tell me there
notices-added = You will be told.
notices-channels = You are told by
notices-remove = Remove { $name }
notices-every-table = Tell me of every game, not only of games over days
notices-again = Tell me when others want to play once more
notices-circle-tables = Tell me of new tables in my circles
notices-quiet = Quiet hours
notices-quiet-from = From
notices-quiet-to = To
notices-test = Send a test notice
notices-test-sent = { $count ->
    [0] There is no way yet to tell you.
    [one] It is on its way.
   *[other] It is on its way, in { $count } ways.
}
unsubscribe-title = No more notices
unsubscribe-text = This way you will not be told any more that a game waits for you. You can ask for it again under “You”.
unsubscribe-do = Stop these notices
unsubscribe-done = Done: no more notices this way.
confirm-title = Notices by mail
confirm-text = From now on this address will be told when a game waits for you.
confirm-do = Yes, tell me
confirm-done = Done: you will be told by mail.
