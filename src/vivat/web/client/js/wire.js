// Written by `python -m vivat.web.wire` from the messages of the server: what it sends and what it takes.

/**
 * A command has had its effect, and the effect is on the disk.
 * @typedef {object} Ack
 * @property {"ack"} type
 * @property {string} id
 */

/**
 * An action, to be said: the message `action-VERB`, and what it names.
 * @typedef {object} ActionRef
 * @property {"action"} kind
 * @property {string} verb
 * @property {Record<string, number
 *   | string
 *   | PlayerRef
 *   | SeatRef
 *   | SeatsRef
 *   | CharacterRef
 *   | CharactersRef
 *   | PlaceRef
 *   | CardRef
 *   | AmbitionRef
 *   | VoteRef
 *   | RoleRef
 *   | RolesRef
 *   | GoodRef
 *   | GoodsRef>} facts
 */

/**
 * Several actions, in a row.
 * @typedef {object} ActionsRef
 * @property {"actions"} kind
 * @property {ActionRef[]} actions
 */

/**
 * A member whom no guest holds, to be attached to a hand at a shared screen.
 * @typedef {object} AddMember
 * @property {"add"} type
 * @property {string} name
 * @property {string} id
 */

/**
 * Whether options can be played, which switches cannot be turned, each with its reason, and which would help.
 * @typedef {object} Advice
 * @property {Problem | null} problem
 * @property {Record<string, Problem>} closed
 * @property {Record<string, boolean>} ways
 * @property {CastleFacts | IntrigueFacts | null} facts
 */

/**
 * How somebody came off in games with another, whoever else played.
 * @typedef {object} AgainstView
 * @property {string} person
 * @property {string} name
 * @property {number} ahead
 * @property {number} level
 * @property {number} behind
 */

/**
 * Agree that this guest gets the chair that the host has offered.
 * @typedef {object} Agree
 * @property {"agree"} type
 * @property {number} chair
 * @property {string} guest
 * @property {string} id
 */

/**
 * S6.1, S7.3: What an alliance can win, what it rules out between the two, and what it does not.
 * @typedef {object} AllianceTerms
 * @property {number} points
 * @property {("accept"
 *   | "accuse"
 *   | "ally"
 *   | "ask"
 *   | "assassinate"
 *   | "bribe"
 *   | "buy"
 *   | "counter"
 *   | "decline"
 *   | "draw"
 *   | "extort"
 *   | "first-player"
 *   | "give"
 *   | "investigate"
 *   | "join"
 *   | "pass"
 *   | "refuse"
 *   | "role"
 *   | "sabotage"
 *   | "seize-him"
 *   | "seize-power"
 *   | "sell"
 *   | "steal"
 *   | "stop-selling"
 *   | "trade"
 *   | "withdraw")[]} forbidden
 * @property {("accept"
 *   | "accuse"
 *   | "ally"
 *   | "ask"
 *   | "assassinate"
 *   | "bribe"
 *   | "buy"
 *   | "counter"
 *   | "decline"
 *   | "draw"
 *   | "extort"
 *   | "first-player"
 *   | "give"
 *   | "investigate"
 *   | "join"
 *   | "pass"
 *   | "refuse"
 *   | "role"
 *   | "sabotage"
 *   | "seize-him"
 *   | "seize-power"
 *   | "sell"
 *   | "steal"
 *   | "stop-selling"
 *   | "trade"
 *   | "withdraw")[]} allowed
 */

/**
 * An Ambition card, named by its title.
 * @typedef {object} AmbitionRef
 * @property {"ambition"} kind
 * @property {number} number
 */

/**
 * The host puts a bot of this level on an open chair, or with "open" opens the chair of a bot.
 * @typedef {object} Arrange
 * @property {"arrange"} type
 * @property {number} chair
 * @property {string} level
 * @property {string} id
 */

/**
 * An article of the rulebook; what follows its title is HTML.
 * @typedef {object} ArticleView
 * @property {"castle" | "intrigue"} book
 * @property {string} number
 * @property {string} title
 * @property {string} html
 */

/**
 * What an authenticator says to show that it has a passkey.
 * @typedef {object} Assertion
 * @property {string} clientDataJSON
 * @property {string} authenticatorData
 * @property {string} signature
 * @property {string | null} [userHandle]
 */

/**
 * A member is whoever sits at a table of the circle, or is what another member was.
 * @typedef {object} AttachMember
 * @property {"attach"} type
 * @property {number} member
 * @property {string | null} [table]
 * @property {number | null} [chair]
 * @property {number | null} [other]
 * @property {string} id
 */

/**
 * What an authenticator says of a new passkey.
 * @typedef {object} Attestation
 * @property {string} clientDataJSON
 * @property {string} attestationObject
 */

/**
 * Which authenticators are asked: those that find the guest by themselves.
 * @typedef {object} AuthenticatorSelection
 * @property {"required"} residentKey
 * @property {true} requireResidentKey
 * @property {"preferred"} userVerification
 */

/**
 * What comes of an election if the viewer votes so.
 * @typedef {object} BallotOutcome
 * @property {number} vote
 * @property {ModelRange} crowned
 * @property {ModelRange} rejected
 * @property {ModelRange} cancelled
 */

/**
 * The answer to a why, from what the viewer may know; without a key, nothing speaks against it.
 * @typedef {object} Because
 * @property {"because"} type
 * @property {string} id
 * @property {string} key
 * @property {string} article
 * @property {string} sentence
 * @property {Record<string, number
 *   | string
 *   | PlayerRef
 *   | SeatRef
 *   | SeatsRef
 *   | CharacterRef
 *   | CharactersRef
 *   | PlaceRef
 *   | CardRef
 *   | AmbitionRef
 *   | VoteRef
 *   | RoleRef
 *   | RolesRef
 *   | GoodRef
 *   | GoodsRef
 *   | ActionRef
 *   | ActionsRef>} facts
 */

/**
 * What ends from now on belongs to a season with this name; the season before it is over.
 * @typedef {object} BeginSeason
 * @property {"begin-season"} type
 * @property {string} name
 * @property {string} id
 */

/**
 * What a bot held to be likely of an opponent: a Favourite of theirs, or their role.
 * @typedef {object} Believed
 * @property {number} player
 * @property {number} chance
 * @property {number} [character]
 * @property {number} [role]
 */

/**
 * What a bot thought at a decision, worked out again with the seed that it had: told after the end alone.
 * @typedef {object} BotThought
 * @property {number} move
 * @property {number} seat
 * @property {string} bot
 * @property {number} chosen
 * @property {string} text
 * @property {CastleAction | IntrigueAction} action
 * @property {"best"
 *   | "cover"
 *   | "decoy"
 *   | "drawn"
 *   | "favourite"
 *   | "mixed"
 *   | "overlooked"
 *   | "overruled"
 *   | "steward"} why
 * @property {"chance" | "gold" | "points"} unit
 * @property {WeighedChoice[]} choices
 * @property {Believed[]} beliefs
 * @property {number} overlooked
 * @property {number | null} simulations
 */

/**
 * The server closes the connection, and why.
 * @typedef {object} Bye
 * @property {"bye"} type
 * @property {"device-removed"
 *   | "guest-cut-off"
 *   | "guest-unknown"
 *   | "hand-elsewhere"
 *   | "noisy"
 *   | "restart"
 *   | "socket-too-often"
 *   | "store-away"
 *   | "table-closed"
 *   | "table-damaged"
 *   | "table-no-spectators"
 *   | "table-too-many-sockets"
 *   | "table-unknown"} reason
 * @property {boolean} final
 */

/**
 * S8.4: What a game has brought in a campaign of a circle.
 * @typedef {object} CampaignNews
 * @property {string} circle
 * @property {number} number
 * @property {number} me
 * @property {string} campaign
 * @property {EarnedMark[]} earned
 */

/**
 * A campaign of a circle.
 * @typedef {object} CampaignView
 * @property {number} me
 * @property {SpanView} campaign
 * @property {number} games
 * @property {number} evenings
 * @property {number[]} kings
 * @property {StandingView[]} standings
 * @property {CardView[]} cards
 * @property {number} unread
 */

/**
 * A Favourites card that an opponent can hold, and how likely that is.
 * @typedef {object} CardChance
 * @property {number} card
 * @property {ModelRange} chance
 */

/**
 * A Favourites card that no opponent can hold.
 * @typedef {object} CardOut
 * @property {number} card
 * @property {"emissary" | "own" | "played" | "shown" | "teammate"} why
 * @property {number | null} player
 */

/**
 * What is drawn on a card: a role, a deed, a figure of the castle or the picture of a game.
 * @typedef {object} CardPicture
 * @property {"deed" | "figure" | "game" | "role"} kind
 * @property {string} name
 */

/**
 * The characters on a Favourites card.
 * @typedef {object} CardRef
 * @property {"card"} kind
 * @property {number} number
 */

/**
 * An achievement card, in words.
 * @typedef {object} CardView
 * @property {string} id
 * @property {string} heading
 * @property {string} name
 * @property {string} about
 * @property {CardPicture | null} picture
 * @property {MarkView[]} marks
 */

/**
 * One action of a castle game, in its parts. Two are equal if they do the same, whatever the position.
 * @typedef {object} CastleAction
 * @property {number} code
 * @property {"deal"
 *   | "draw"
 *   | "first-player"
 *   | "keep-ambition"
 *   | "move"
 *   | "offer-ambition"
 *   | "place"
 *   | "to-wc"
 *   | "vote"} verb
 * @property {string} text
 * @property {number} [character]
 * @property {number} [floor]
 * @property {number} [vote]
 * @property {number} [card]
 * @property {number} [ambition]
 * @property {number} [seat]
 * @property {number} [to]
 */

/**
 * What a coach says in a castle game.
 * @typedef {object} CastleCoach
 * @property {"castle"} family
 * @property {string[]} models
 * @property {CastleOpponent[]} opponents
 * @property {CardOut[]} out
 * @property {VoteCards[]} votes_left
 * @property {ElectionChances | null} election
 * @property {CoachAdvice | null} advice
 */

/**
 * A deed of a castle game, as its viewer would tell it.
 * @typedef {object} CastleDeedView
 * @property {"castle"} family
 * @property {"ambition"
 *   | "compensation"
 *   | "count"
 *   | "election"
 *   | "end-of-game"
 *   | "end-of-round"
 *   | "left-over"
 *   | "move"
 *   | "placement"
 *   | "round"
 *   | "royal-couple"} kind
 * @property {number} weight
 * @property {boolean} is_done
 * @property {Sentence[]} sentences
 * @property {number} [seat]
 * @property {[character: number, start: number, end: number][]} [walks]
 * @property {([seat: number, vote: number | null])[]} [ballots]
 * @property {number} [candidate]
 * @property {"cancelled" | "crowned" | "rejected"} [result]
 * @property {number} [count]
 */

/**
 * Characters, Favourites cards, and what a place is worth.
 * @typedef {object} CastleFacts
 * @property {"castle"} family
 * @property {string[]} characters
 * @property {string[]} figures
 * @property {number | null} jester
 * @property {number[][]} favourites
 * @property {number[] | null} banished
 * @property {number[]} worth
 * @property {number[]} worth_upside_down
 * @property {number[]} ambitions
 * @property {number} wcs
 * @property {number} dungeons
 * @property {number} stomachaches
 * @property {number} floor_limit
 * @property {number} rounds
 */

/**
 * What can be said of one opponent.
 * @typedef {object} CastleOpponent
 * @property {number} player
 * @property {number} seat
 * @property {ModelRange[]} favourites
 * @property {CardChance[]} cards
 */

/**
 * R7: Why one seat has won.
 * @typedef {object} CastleVictory
 * @property {number} seat
 * @property {"emissary" | "highest-favourite" | "most-favourites" | "score" | "shared"} how
 * @property {number} points
 */

/**
 * A castle game as one viewer sees it: the observation without options, events and legal actions.
 * @typedef {object} CastleView
 * @property {"castle"} family
 * @property {"climb" | "deal" | "draw" | "first" | "keep" | "offer" | "over" | "place" | "vote"} phase
 * @property {number} round
 * @property {number | null} to_act
 * @property {number | null} choosing
 * @property {number} first
 * @property {number | null} crown
 * @property {number | null} candidate
 * @property {number | null} king
 * @property {number[]} places
 * @property {number[]} scores
 * @property {number | null} emissary_score
 * @property {number | null} emissary_card
 * @property {boolean[]} ballots_in
 * @property {VoteCards | null} votes
 * @property {number | null} ballot
 * @property {VoteCards[] | null} votes_left
 * @property {VoteCards | null} emissary_pile
 * @property {(number | null)[]} cards
 * @property {([number, number] | null)[]} offered
 * @property {(number | null)[]} kept
 * @property {(boolean | null)[]} ambitions_met
 * @property {(number | null)[]} worth_now
 * @property {number[]} winners
 * @property {CastleVictory[]} victories
 * @property {NearMiss[]} near_misses
 * @property {Standing[]} standings
 * @property {Count[]} counts
 */

/**
 * Everything that can be played here: editions, scenarios, options and bots.
 * @typedef {object} Catalogue
 * @property {GameInfo[]} games
 * @property {ScenarioInfo[]} scenarios
 * @property {("chancellor" | "king" | "page" | "random" | "steward")[]} bots
 * @property {"chancellor" | "king" | "page" | "random" | "steward"} usual_bot
 * @property {LessonInfo[]} lessons
 * @property {string[]} greeters
 */

/**
 * A chair as lists show it.
 * @typedef {object} ChairSummary
 * @property {string} name
 * @property {"bot" | "open" | "person"} kind
 * @property {number | null} seat
 * @property {string | null} level
 */

/**
 * A chair as everybody sees it: who sits there, and whether they are connected.
 * @typedef {object} ChairView
 * @property {string} name
 * @property {number} seat
 * @property {"bot" | "open" | "person"} kind
 * @property {"chancellor" | "king" | "page" | "random" | "steward" | null} level
 * @property {string | null} guest
 * @property {number | null} hand
 * @property {boolean} connected
 * @property {boolean} kept
 */

/**
 * Whoever has the link as it was cannot join any more.
 * @typedef {object} ChangeLink
 * @property {"change-link"} type
 * @property {string} id
 */

/**
 * A way by which somebody is told, for themselves.
 * @typedef {object} ChannelView
 * @property {string} id
 * @property {string} kind
 * @property {string} name
 * @property {boolean} confirmed
 * @property {number} created_at
 */

/**
 * A character of the castle, to be named.
 * @typedef {object} CharacterRef
 * @property {"character"} kind
 * @property {number} number
 */

/**
 * Several characters, in a row.
 * @typedef {object} CharactersRef
 * @property {"characters"} kind
 * @property {number[]} numbers
 */

/**
 * One legal action of a decision, and what it was worth to the seat, from what that seat knew.
 * @typedef {object} ChoiceWorth
 * @property {number} code
 * @property {string} text
 * @property {CastleAction | IntrigueAction} action
 * @property {number[]} chances
 * @property {number[]} behind
 * @property {number[]} errors
 * @property {CoachReason[]} reasons
 */

/**
 * One of these.
 * @typedef {RenameMember
 *   | RenameCircle
 *   | LeaveCircle
 *   | MarkTable
 *   | UnmarkTable
 *   | AddMember
 *   | AttachMember
 *   | RemoveMember
 *   | HandOnCircle
 *   | ChangeLink
 *   | BeginSeason
 *   | EndSeason
 *   | OpenCampaign
 *   | CloseCampaign
 * } CircleCommand
 */

/**
 * A circle in the list of one's own.
 * @typedef {object} CircleInfo
 * @property {string} id
 * @property {string} name
 * @property {number} members
 * @property {number[]} present
 * @property {boolean} host
 */

/**
 * To which circle a link leads.
 * @typedef {object} CircleInvitation
 * @property {string} name
 * @property {string} host
 * @property {number} members
 */

/**
 * A circle as its members see it.
 * @typedef {object} CircleView
 * @property {string} id
 * @property {string} name
 * @property {string} link
 * @property {number} me
 * @property {number} host
 * @property {MemberView[]} members
 * @property {TableInfo[]} tables
 * @property {GameLine[]} games
 * @property {SpanView[]} seasons
 * @property {SpanView[]} campaigns
 * @property {number} unread
 */

/**
 * Post a claim or a promise. It stays in the ledger, true or not.
 * @typedef {object} Claim
 * @property {"claim"} type
 * @property {string} text
 * @property {number | null} [role]
 * @property {string} id
 */

/**
 * A claim in the ledger, as everybody sees it.
 * @typedef {object} ClaimView
 * @property {number} at
 * @property {number} chair
 * @property {string} text
 * @property {number | null} role
 */

/**
 * How long people may think: as they like, so long for each decision, from a bank, or days for each decision.
 * @typedef {object} Clock
 * @property {"bank" | "days" | "decision" | "none"} kind
 * @property {number} seconds
 * @property {number} increment
 * @property {number} days
 * @property {boolean} weekends_off
 * @property {boolean} nights_off
 * @property {string} zone
 * @property {number} holidays
 * @property {"once" | "until-back"} at_timeout
 */

/**
 * S8.4: The campaign is over, and tallied.
 * @typedef {object} CloseCampaign
 * @property {"close-campaign"} type
 * @property {string} id
 */

/**
 * The first moment at which a player had most of what their role asks for.
 * @typedef {object} Closest
 * @property {number} player
 * @property {number} round
 * @property {number} moment
 * @property {Progress} progress
 * @property {"died" | "lost" | "over" | "target" | null} missed
 */

/**
 * The two or three best choices of the decision that the viewer is asked for.
 * @typedef {object} CoachAdvice
 * @property {CoachChoice[]} choices
 * @property {number} close
 * @property {boolean} unvalued
 */

/**
 * What the coach says of a decision.
 * @typedef {object} CoachAnswer
 * @property {number} decision
 * @property {CastleCoach | IntrigueCoach | null} coach
 */

/**
 * One of the best choices of a decision.
 * @typedef {object} CoachChoice
 * @property {CastleAction | IntrigueAction} action
 * @property {ModelRange} chance
 * @property {ModelRange} behind
 * @property {number} error
 * @property {CoachReason[]} reasons
 */

/**
 * What somebody asks the coach.
 * @typedef {object} CoachQuestion
 * @property {boolean} [advice]
 */

/**
 * One fact that speaks for a choice, or what it costs. Which fields are filled follows from `key`.
 * @typedef {object} CoachReason
 * @property {"ahead-if-crowned"
 *   | "alike"
 *   | "behind-if-crowned"
 *   | "but-behind"
 *   | "but-own-candidate"
 *   | "cannot-give"
 *   | "cannot-pay"
 *   | "costs-a-no"
 *   | "decides"
 *   | "delays"
 *   | "feeds-rival"
 *   | "fills-floor"
 *   | "gets"
 *   | "gives-needed"
 *   | "helps-rival"
 *   | "is-crowned"
 *   | "is-target"
 *   | "is-turned-away"
 *   | "keeps"
 *   | "keeps-nos"
 *   | "keeps-your-nos"
 *   | "last-no"
 *   | "last-stomachache"
 *   | "level-if-crowned"
 *   | "looks-for"
 *   | "may-help"
 *   | "not-needed"
 *   | "not-own"
 *   | "offer-useless"
 *   | "others-stop-it"
 *   | "own-ally"
 *   | "own-candidate"
 *   | "own-climbs"
 *   | "own-complete"
 *   | "own-near"
 *   | "own-placed"
 *   | "own-progress"
 *   | "rival-falls"
 *   | "rival-low"
 *   | "rival-near"
 *   | "rival-stuck"
 *   | "rivals-want"
 *   | "saves-gold"
 *   | "search-behind"
 *   | "search-best"
 *   | "search-level"
 *   | "somebody-near"
 *   | "stays-free"
 *   | "win-together"
 *   | "wins-with"} key
 * @property {number} [character]
 * @property {number} [seat]
 * @property {number} [count]
 * @property {number} [of]
 * @property {number} [floor]
 * @property {number} [chance]
 * @property {number} [good]
 * @property {number} [role]
 */

/**
 * Who one would be with a code.
 * @typedef {object} CodeInfo
 * @property {Guest} guest
 * @property {"link" | "recovery"} kind
 */

/**
 * One of these.
 * @typedef {Sit
 *   | Leave
 *   | Arrange
 *   | Remove
 *   | Start
 *   | Play
 *   | VoteAhead
 *   | Say
 *   | Phrase
 *   | Claim
 *   | Mute
 *   | Note
 *   | Pause
 *   | Resume
 *   | MoreTime
 *   | Holiday
 *   | StandIn
 *   | Give
 *   | Agree
 *   | Rematch
 * } Command
 */

/**
 * S7.1: How one role wins, by the sheet and the scenario of a table.
 * @typedef {object} Condition
 * @property {number} role
 * @property {"action" | "end" | "start" | "target"} when
 * @property {number[]} needs
 * @property {boolean} exactly
 * @property {boolean} wild
 * @property {boolean} alliance
 * @property {boolean} alone
 * @property {"accuse" | "assassinate" | "seize-him" | null} action
 * @property {number[]} cost
 * @property {number | null} target
 * @property {boolean} by_marker
 * @property {number | null} shares_with
 */

/**
 * What an action of one kind costs everybody, by the book.
 * @typedef {object} Cost
 * @property {"accept"
 *   | "accuse"
 *   | "ally"
 *   | "ask"
 *   | "assassinate"
 *   | "bribe"
 *   | "buy"
 *   | "counter"
 *   | "decline"
 *   | "draw"
 *   | "extort"
 *   | "first-player"
 *   | "give"
 *   | "investigate"
 *   | "join"
 *   | "pass"
 *   | "refuse"
 *   | "role"
 *   | "sabotage"
 *   | "seize-him"
 *   | "seize-power"
 *   | "sell"
 *   | "steal"
 *   | "stop-selling"
 *   | "trade"
 *   | "withdraw"} verb
 * @property {number[][]} ways
 * @property {boolean} wild
 */

/**
 * One coronation and what it brought everybody.
 * @typedef {object} Count
 * @property {number} round
 * @property {number} king
 * @property {number} seat
 * @property {CountRow[]} rows
 * @property {Standing[]} standings
 */

/**
 * What one player (or the Emissary) scored in one count.
 * @typedef {object} CountRow
 * @property {number} player
 * @property {number} card
 * @property {[number, number, number][]} favourites
 * @property {number} points
 * @property {number | null} ambition
 * @property {number} ambition_points
 * @property {number} zero_bonus
 * @property {number} total
 * @property {number} score
 */

/**
 * What `navigator.credentials.create` takes; what is bytes there is base 64 (URL) here.
 * @typedef {object} CreationOptions
 * @property {RelyingParty} rp
 * @property {PasskeyUser} user
 * @property {string} challenge
 * @property {KeyKind[]} pubKeyCredParams
 * @property {KnownCredential[]} excludeCredentials
 * @property {AuthenticatorSelection} authenticatorSelection
 * @property {number} timeout
 * @property {"none"} attestation
 */

/**
 * Everybody's chance to win at one moment, before the action `move`; the last point is after the last action.
 * @typedef {object} CurvePoint
 * @property {number} move
 * @property {number[]} known
 * @property {number[]} low
 * @property {number[]} high
 * @property {number[]} true
 * @property {number} round
 */

/**
 * By what a guest is known here.
 * @typedef {object} Devices
 * @property {string} this
 * @property {OwnDevice[]} devices
 * @property {OwnPasskey[]} passkeys
 * @property {number} recovery_codes
 */

/**
 * A mark that a member has earned, in words.
 * @typedef {object} EarnedMark
 * @property {number} member
 * @property {string} name
 * @property {string} mark
 * @property {number} points
 * @property {CardPicture | null} picture
 * @property {string} about
 */

/**
 * What can be said of the election under way.
 * @typedef {object} ElectionChances
 * @property {number} candidate
 * @property {BallotOutcome[]} outcomes
 * @property {ModelRange} decides
 * @property {(ModelRange | null)[]} against
 * @property {PointsIfCrowned[]} points
 */

/**
 * End the season that is under way.
 * @typedef {object} EndSeason
 * @property {"end-season"} type
 * @property {string} id
 */

/**
 * The evening whose victories were shared most evenly.
 * @typedef {object} EveningView
 * @property {number} ended
 * @property {number} games
 * @property {[string, number][]} won
 */

/**
 * One of these.
 * @typedef {number
 *   | string
 *   | PlayerRef
 *   | SeatRef
 *   | SeatsRef
 *   | CharacterRef
 *   | CharactersRef
 *   | PlaceRef
 *   | CardRef
 *   | AmbitionRef
 *   | VoteRef
 *   | RoleRef
 *   | RolesRef
 *   | GoodRef
 *   | GoodsRef
 *   | ActionRef
 *   | ActionsRef
 * } Fact
 */

/**
 * The id of a new circle.
 * @typedef {object} FoundedCircle
 * @property {string} id
 */

/**
 * One of these.
 * @typedef {CastleAction
 *   | IntrigueAction
 * } GameAction
 */

/**
 * One of these.
 * @typedef {CastleDeedView
 *   | IntrigueDeedView
 * } GameDeed
 */

/**
 * One of these.
 * @typedef {CastleFacts
 *   | IntrigueFacts
 * } GameFacts
 */

/**
 * A game: its key, its title, how many seats, which options it knows, and what stands on its box.
 * @typedef {object} GameInfo
 * @property {string} key
 * @property {string} title
 * @property {"castle" | "intrigue"} family
 * @property {number} fewest
 * @property {number} most
 * @property {OptionInfo[]} options
 * @property {boolean} teams
 * @property {string[]} characters
 * @property {string[]} figures
 * @property {number} minutes
 * @property {number} alone
 * @property {"easy" | "hard" | "middle"} difficulty
 * @property {string[]} pictured
 * @property {TableOptions} usual
 * @property {boolean} bots_talk
 * @property {("chancellor" | "king" | "page" | "random" | "steward")[]} not_ready
 * @property {TableOptions | null} first
 */

/**
 * One of at most three lessons for a seat: from its largest mistakes or, if there are none, its best finds.
 * @typedef {object} GameLesson
 * @property {number} seat
 * @property {"brought-to-the-throne"
 *   | "gave-up-last-no"
 *   | "good-find"
 *   | "left-a-favourite"
 *   | "let-a-rival-win"
 *   | "lifted-a-rival"
 *   | "need-missed"
 *   | "no-burned-on-favourite"
 *   | "no-wasted"
 *   | "other-choice"
 *   | "placed-a-favourite-badly"
 *   | "placed-a-rival-well"
 *   | "stomachache-wasted"
 *   | "strike-missed"
 *   | "struck-in-doubt"
 *   | "turn-wasted"
 *   | "wrong-ambition"
 *   | "yes-crowned-rival"
 *   | "yes-too-soon"} key
 * @property {number} move
 * @property {number} loss
 * @property {string} chosen
 * @property {string} better
 * @property {number | null} character
 * @property {number | null} rival
 */

/**
 * A finished game of a circle.
 * @typedef {object} GameLine
 * @property {string} table
 * @property {number} number
 * @property {string} game
 * @property {number} ended
 * @property {PlayerLine[]} players
 */

/**
 * The deeds of a finished game as one chair was told them, or with all secrets.
 * @typedef {object} GameLog
 * @property {number} game
 * @property {number} moments
 * @property {string[]} names
 * @property {ToldDeed[]} deeds
 * @property {Closest[]} closest
 */

/**
 * How far the review of a finished game has come, and what is known of it by now.
 * @typedef {object} GameReview
 * @property {"done" | "failed" | "none" | "running" | "waiting"} state
 * @property {number} progress
 * @property {number} ahead
 * @property {Review | null} review
 */

/**
 * One of these.
 * @typedef {CastleView
 *   | IntrigueView
 * } GameView
 */

/**
 * The host offers an abandoned chair to a guest who watches; it is theirs once all people there have agreed.
 * @typedef {object} Give
 * @property {"give"} type
 * @property {number} chair
 * @property {string} guest
 * @property {string} id
 */

/**
 * A suit of cards, or Gold.
 * @typedef {object} GoodRef
 * @property {"good"} kind
 * @property {number} number
 */

/**
 * An amount of goods: so much of each suit and of Gold.
 * @typedef {object} GoodsRef
 * @property {"goods"} kind
 * @property {number[]} counts
 */

/**
 * A guest as the server answers: id, name, and to programs once the token.
 * @typedef {object} Guest
 * @property {string} id
 * @property {string} name
 * @property {string | null} token
 */

/**
 * Another member is host from now on.
 * @typedef {object} HandOnCircle
 * @property {"hand-on"} type
 * @property {number} member
 * @property {string} id
 */

/**
 * Be on holiday for so many days of a game over days: one's clock stands still. With none, be back.
 * @typedef {object} Holiday
 * @property {"holiday"} type
 * @property {number} days
 * @property {string} id
 */

/**
 * One action of intrigue, in its parts. Two are equal if they do the same, whatever the position.
 * @typedef {object} IntrigueAction
 * @property {number} code
 * @property {"accept"
 *   | "accuse"
 *   | "ally"
 *   | "ask"
 *   | "assassinate"
 *   | "bribe"
 *   | "buy"
 *   | "counter"
 *   | "decline"
 *   | "draw"
 *   | "extort"
 *   | "first-player"
 *   | "give"
 *   | "investigate"
 *   | "join"
 *   | "pass"
 *   | "refuse"
 *   | "role"
 *   | "sabotage"
 *   | "seize-him"
 *   | "seize-power"
 *   | "sell"
 *   | "steal"
 *   | "stop-selling"
 *   | "trade"
 *   | "withdraw"} verb
 * @property {string} text
 * @property {number} [player]
 * @property {number} [suit]
 * @property {number} [role]
 * @property {number[]} [goods]
 * @property {"card" | "discard" | "gold" | "hand" | "pile" | "role"} [what]
 * @property {number[]} [payment]
 * @property {number} [spares]
 */

/**
 * What a coach says in the card game.
 * @typedef {object} IntrigueCoach
 * @property {"intrigue"} family
 * @property {string[]} models
 * @property {IntrigueOpponent[]} opponents
 * @property {CoachAdvice | null} advice
 */

/**
 * A deed of intrigue, as its viewer would tell it.
 * @typedef {object} IntrigueDeedView
 * @property {"intrigue"} family
 * @property {"accusation"
 *   | "alliance"
 *   | "arrest"
 *   | "assassination"
 *   | "bribe"
 *   | "deal"
 *   | "extortion"
 *   | "investigation"
 *   | "missed-turn"
 *   | "pass"
 *   | "payment"
 *   | "purchase"
 *   | "sabotage"
 *   | "sale"
 *   | "seizure"
 *   | "trade"
 *   | "turn"
 *   | "unmasking"
 *   | "victory"} kind
 * @property {number} weight
 * @property {boolean} is_done
 * @property {Sentence[]} sentences
 * @property {number} [player]
 * @property {number} [other]
 * @property {[player: number, other: number, gives: number[], asks: number[]][]} [offers]
 * @property {([giver: number | null, taker: number | null, goods: number[], unknown: number])[]} [paid]
 * @property {([giver: number | null, taker: number | null, goods: number[], unknown: number])[]} [transfers]
 * @property {"accepted"
 *   | "allied"
 *   | "declined"
 *   | "given"
 *   | "kept"
 *   | "missed"
 *   | "refused"
 *   | "right"
 *   | "seized"
 *   | "wrong"} [result]
 * @property {number[]} [flipped]
 * @property {number} [former_ally]
 */

/**
 * The role sheet, the scenario and the prices.
 * @typedef {object} IntrigueFacts
 * @property {"intrigue"} family
 * @property {Condition[]} sheet
 * @property {ScenarioFacts} scenario
 * @property {Prices} prices
 * @property {Cost[]} costs
 * @property {AllianceTerms} alliance
 * @property {number[][]} sides
 * @property {number} most_rounds
 */

/**
 * What can be said of one opponent in the card game.
 * @typedef {object} IntrigueOpponent
 * @property {number} player
 * @property {RoleChance[]} roles
 * @property {ModelRange[]} suits
 * @property {ModelRange} wins_next
 * @property {number | null} wins_as
 * @property {number[]} rests_on
 * @property {boolean} needs_ally
 */

/**
 * S7, S8: Why one player has won.
 * @typedef {object} IntrigueVictory
 * @property {number} player
 * @property {"ally" | "condition" | "last" | "last-two" | "shared" | "target"} how
 * @property {number | null} other
 * @property {number} points
 * @property {number} alone
 */

/**
 * A game of intrigue as one viewer sees it: the observation without options, events and legal actions.
 * @typedef {object} IntrigueView
 * @property {"intrigue"} family
 * @property {"act"
 *   | "answer"
 *   | "ask"
 *   | "draw"
 *   | "first"
 *   | "flip"
 *   | "give"
 *   | "hand"
 *   | "join"
 *   | "marker"
 *   | "over"
 *   | "role"
 *   | "sell"
 *   | "steal"} phase
 * @property {number} round
 * @property {number} turn
 * @property {number | null} to_act
 * @property {number} first
 * @property {number} actions_left
 * @property {boolean} bought
 * @property {number} offers_left
 * @property {number | null} partner
 * @property {"act"
 *   | "answer"
 *   | "ask"
 *   | "counter-ask"
 *   | "counter-give"
 *   | "decide"
 *   | "draw"
 *   | "first"
 *   | "flip"
 *   | "give"
 *   | "hand"
 *   | "join"
 *   | "marker"
 *   | "over"
 *   | "role"
 *   | "sell"
 *   | "steal"} question
 * @property {number} counters
 * @property {number | null} offered_by
 * @property {number[] | null} offer
 * @property {number[] | null} asked
 * @property {number[] | null} draft
 * @property {number[]} gold
 * @property {number[]} hand_sizes
 * @property {(number | null)[]} roles
 * @property {("always" | "aside" | "never" | "perhaps")[]} in_play
 * @property {boolean[]} dead
 * @property {boolean[]} jailed
 * @property {(number | null)[]} allies
 * @property {number[]} shown_power
 * @property {(number | null)[]} markers
 * @property {number[]} discards
 * @property {number} pile_size
 * @property {number[] | null} hand
 * @property {(number[] | null)[]} hands
 * @property {number[] | null} selling
 * @property {number | null} target
 * @property {Progress | null} progress
 * @property {IntrigueVictory[]} victories
 * @property {number[]} winners
 * @property {number[]} allied_winners
 * @property {number[]} points
 */

/**
 * Become a member by the secret part of the circle's link.
 * @typedef {object} JoinCircle
 * @property {string} id
 * @property {string} link
 */

/**
 * A kind of key that is taken, by its number among COSE's.
 * @typedef {object} KeyKind
 * @property {number} alg
 * @property {"public-key"} type
 */

/**
 * A passkey that a guest has already.
 * @typedef {object} KnownCredential
 * @property {string} id
 * @property {"public-key"} type
 */

/**
 * Get up. During a game a bot keeps the chair, and gives it back when you sit down again.
 * @typedef {object} Leave
 * @property {"leave"} type
 * @property {string} id
 */

/**
 * Leave the circle; one's games stay in it.
 * @typedef {object} LeaveCircle
 * @property {"leave"} type
 * @property {string} id
 */

/**
 * A game to play along with.
 * @typedef {object} Lesson
 * @property {string} key
 * @property {LessonMoment[]} moments
 */

/**
 * A lesson that is offered: `lesson-KEY` is its title.
 * @typedef {object} LessonInfo
 * @property {string} key
 * @property {string} game
 * @property {number} steps
 */

/**
 * A moment at which the learner stops.
 * @typedef {object} LessonMoment
 * @property {Snapshot | Update} message
 * @property {LessonNote[]} notes
 * @property {string | null} answer
 * @property {Record<string, string>} wrong
 */

/**
 * What is said to the learner, as the key of a message, and what is lit meanwhile.
 * @typedef {object} LessonNote
 * @property {string} message
 * @property {("answer"
 *   | "ask"
 *   | "board"
 *   | "cards"
 *   | "dungeons"
 *   | "news"
 *   | "piles"
 *   | "players"
 *   | "rival"
 *   | "role"
 *   | "throne"
 *   | "wcs")[]} shows
 */

/**
 * Something that happened at the table. What happened in the game is told in deeds (`vivat.table.telling`).
 * @typedef {object} Line
 * @property {number} at
 * @property {number} game
 * @property {number} moment
 * @property {"agreed"
 *   | "arranged"
 *   | "ballot"
 *   | "claimed"
 *   | "finished"
 *   | "given"
 *   | "holiday"
 *   | "host"
 *   | "kept"
 *   | "left"
 *   | "moved"
 *   | "muted"
 *   | "noted"
 *   | "offered"
 *   | "opened"
 *   | "pause-wished"
 *   | "paused"
 *   | "phrase"
 *   | "proposed"
 *   | "rematch"
 *   | "removed"
 *   | "renamed"
 *   | "restarted"
 *   | "resumed"
 *   | "returned"
 *   | "said"
 *   | "sat"
 *   | "stand-in"
 *   | "started"
 *   | "time-given"
 *   | "unmuted"
 *   | "voted"} kind
 * @property {number} [chair]
 * @property {number} [other]
 * @property {number} [seat]
 * @property {string} [name]
 * @property {string} [before]
 * @property {string} [taker]
 * @property {"chancellor" | "king" | "page" | "random" | "steward"} [level]
 * @property {string} [text]
 * @property {string} [phrase]
 * @property {Sentence} [sentence]
 * @property {boolean} [team]
 * @property {boolean} [with_offer]
 * @property {"bot" | "clock"} [by]
 * @property {CastleAction | IntrigueAction} [action]
 * @property {number} [seconds]
 * @property {number} [days]
 * @property {string} [table]
 */

/**
 * What makes another device one's own, once and for some minutes.
 * @typedef {object} Link
 * @property {string} code
 * @property {number} seconds
 * @property {string} picture
 */

/**
 * A mailbox that notices are sent to.
 * @typedef {object} MailAddress
 * @property {"mail"} type
 * @property {string} to
 */

/**
 * A table at which one sits or sat is the circle's from now on.
 * @typedef {object} MarkTable
 * @property {"mark"} type
 * @property {string} table
 * @property {string} id
 */

/**
 * One thing to achieve on a card.
 * @typedef {object} MarkView
 * @property {string} id
 * @property {string} name
 * @property {number} target
 * @property {boolean} at_most
 * @property {number} points
 */

/**
 * A member of a circle.
 * @typedef {object} MemberView
 * @property {number} number
 * @property {string} name
 * @property {boolean} held
 * @property {boolean} gone
 * @property {boolean} removed
 */

/**
 * A number as a range over the opponent models.
 * @typedef {object} ModelRange
 * @property {number} low
 * @property {number} mean
 * @property {number} high
 */

/**
 * A finished game after so many actions.
 * @typedef {object} Moment
 * @property {number} game
 * @property {number} moment
 * @property {number} of
 * @property {string | null} action
 * @property {Record<string, CastleView | IntrigueView>} views
 * @property {ToldDeed | null} deed
 */

/**
 * Give a minute to an opponent whose clock is running, or in a game over days a day.
 * @typedef {object} MoreTime
 * @property {"more-time"} type
 * @property {number} chair
 * @property {string} id
 */

/**
 * Do not show me what this chair writes from now on; or do again.
 * @typedef {object} Mute
 * @property {"mute"} type
 * @property {number} chair
 * @property {boolean} [muted]
 * @property {string} id
 */

/**
 * One of these.
 * @typedef {PlayerRef
 *   | SeatRef
 *   | SeatsRef
 *   | CharacterRef
 *   | CharactersRef
 *   | PlaceRef
 *   | CardRef
 *   | AmbitionRef
 *   | VoteRef
 *   | RoleRef
 *   | RolesRef
 *   | GoodRef
 *   | GoodsRef
 * } Named
 */

/**
 * R7: By how little a seat has lost that came as close as any.
 * @typedef {object} NearMiss
 * @property {number} seat
 * @property {"highest-favourite" | "most-favourites" | "score"} by
 * @property {number} difference
 */

/**
 * A way by which somebody wants to be told from now on.
 * @typedef {object} NewChannel
 * @property {PushAddress | MailAddress | WebhookAddress} address
 * @property {string} [name]
 * @property {string} [language]
 */

/**
 * Be the guest whose code this is, at this device too; the code is used up. Programs ask for a bearer token.
 * @typedef {object} NewDevice
 * @property {string} code
 * @property {string} [name]
 * @property {boolean} [bearer]
 */

/**
 * Pick a name. A program asks for a bearer token; a browser gets a cookie that its scripts cannot read.
 * @typedef {object} NewGuest
 * @property {string} name
 * @property {boolean} [bearer]
 * @property {string} [device]
 */

/**
 * When and of what somebody wants to be told.
 * @typedef {object} NewNoticePreferences
 * @property {boolean} [every_table]
 * @property {string | null} [quiet_from]
 * @property {string | null} [quiet_to]
 * @property {string} [zone]
 * @property {boolean} [again]
 * @property {boolean} [circle_tables]
 */

/**
 * A passkey that a browser has made for the guest.
 * @typedef {object} NewPasskey
 * @property {string} id
 * @property {Attestation} response
 * @property {string} [name]
 */

/**
 * Tell the operator of somebody at a table.
 * @typedef {object} NewReport
 * @property {string} id
 * @property {string | null} [guest]
 * @property {number[]} [lines]
 * @property {string} [text]
 */

/**
 * The id of a new table; the link to it is made of that.
 * @typedef {object} NewTable
 * @property {string} id
 */

/**
 * A mark in your own notebook; an empty mark rubs it out.
 * @typedef {object} Note
 * @property {"note"} type
 * @property {string} cell
 * @property {string} mark
 * @property {string} id
 */

/**
 * What a guest has asked to be told, and what this server can do.
 * @typedef {object} NoticesView
 * @property {ChannelView[]} channels
 * @property {boolean} every_table
 * @property {string | null} quiet_from
 * @property {string | null} quiet_to
 * @property {string} zone
 * @property {boolean} again
 * @property {boolean} circle_tables
 * @property {string} push_key
 * @property {boolean} mail
 * @property {string[]} webhooks
 */

/**
 * An abandoned chair that the host would give to somebody who watches, as everybody sees it.
 * @typedef {object} OfferView
 * @property {number} chair
 * @property {string} guest
 * @property {string} name
 * @property {number[]} agreed
 */

/**
 * S8.4: Games that end from now on count for a campaign with this name.
 * @typedef {object} OpenCampaign
 * @property {"open-campaign"} type
 * @property {string} name
 * @property {string | null} [catalogue]
 * @property {string} id
 */

/**
 * An option of a game as a client offers it; `option-KEY` in the catalogues of sentences says what it does.
 * @typedef {object} OptionInfo
 * @property {string} key
 * @property {"choice" | "number" | "seat" | "switch" | "text"} kind
 * @property {boolean | number | string | null} default
 * @property {number} least
 * @property {number} most
 * @property {string} article
 * @property {string} example
 */

/**
 * One of these.
 * @typedef {Snapshot
 *   | Update
 *   | Presence
 *   | Ack
 *   | Refused
 *   | Because
 *   | Pong
 *   | Bye
 * } Outbound
 */

/**
 * A device as the guest, and the operator, may know it.
 * @typedef {object} OwnDevice
 * @property {string} id
 * @property {string} name
 * @property {number} created_at
 * @property {number} seen_at
 */

/**
 * A passkey of a guest, of which the server has the public half.
 * @typedef {object} OwnPasskey
 * @property {string} id
 * @property {string} name
 * @property {number} created_at
 * @property {number} seen_at
 */

/**
 * The guest, for a passkey.
 * @typedef {object} PasskeyUser
 * @property {string} id
 * @property {string} name
 * @property {string} displayName
 */

/**
 * Ask for a pause; it begins when all people at the table have asked.
 * @typedef {object} Pause
 * @property {"pause"} type
 * @property {string} id
 */

/**
 * What a browser is told.
 * @typedef {object} Payload
 * @property {string} title
 * @property {string} body
 * @property {string} path
 * @property {string} tag
 * @property {string} stop
 * @property {string} stop_title
 */

/**
 * What somebody's games come to.
 * @typedef {object} PersonView
 * @property {string} person
 * @property {string} name
 * @property {ShareView} share
 * @property {number} practice
 * @property {number} mean_place
 * @property {number} points
 * @property {number} streak
 * @property {number} longest_streak
 * @property {RateView[]} rates
 * @property {AgainstView[]} against
 * @property {RatedView[]} ratings
 */

/**
 * A quick phrase, which everybody reads in their own language.
 * @typedef {object} Phrase
 * @property {"phrase"} type
 * @property {"bye"
 *   | "good-game"
 *   | "hello"
 *   | "one-moment"
 *   | "sorry"
 *   | "thanks"
 *   | "well-played"
 *   | "your-turn"
 *   | "against-leader"
 *   | "fair-trade"
 *   | "last-offer"
 *   | "need-it"
 *   | "no-harm"
 *   | "owe-you"
 *   | "doubtful"
 *   | "fond"
 *   | "laughing"
 *   | "sad"
 *   | "surprised"} phrase
 * @property {boolean} [team]
 * @property {boolean} [with_offer]
 * @property {string} id
 */

/**
 * From the client: asks for a `Pong`.
 * @typedef {object} Ping
 * @property {"ping"} type
 */

/**
 * A place of the castle: a message takes its `$kind` and its `$floor`.
 * @typedef {object} PlaceRef
 * @property {"place"} kind
 * @property {number} number
 */

/**
 * Decide. In an election this is the ballot; in a team a proposal, or the word that confirms it.
 * @typedef {object} Play
 * @property {"play"} type
 * @property {number} decision
 * @property {string} action
 * @property {boolean} [sure]
 * @property {string} id
 */

/**
 * S10.4: What the viewer knows for certain of one player: their dossier.
 * @typedef {object} PlayerKnowledge
 * @property {[least: number, most: number, once: number][]} cards
 * @property {number | null} role
 * @property {"accused"
 *   | "held"
 *   | "left-over"
 *   | "no-victory"
 *   | "not-dealt"
 *   | "own"
 *   | "seen"
 *   | "shown"
 *   | null} why
 * @property {number[]} possible
 * @property {([role: number, why: "accused"
 *   | "held"
 *   | "left-over"
 *   | "no-victory"
 *   | "not-dealt"
 *   | "own"
 *   | "seen"
 *   | "shown", other: number
 *   | null])[]} ruled_out
 * @property {number[]} bought
 * @property {number} drawn
 * @property {number[]} wanted
 * @property {number[]} declined
 * @property {([other: number, what: "hand" | "role"])[]} investigations
 * @property {number[]} refused
 */

/**
 * Who played a chair of a finished game, and how they came off.
 * @typedef {object} PlayerLine
 * @property {number} chair
 * @property {string} name
 * @property {number | null} member
 * @property {boolean} person
 * @property {number} place
 * @property {boolean} won
 * @property {boolean} practice
 */

/**
 * A player, to be named in a sentence.
 * @typedef {object} PlayerRef
 * @property {"player"} kind
 * @property {number} number
 */

/**
 * What a player's Favourites count if the candidate is crowned now.
 * @typedef {object} PointsIfCrowned
 * @property {number} player
 * @property {ModelRange} expected
 * @property {number} least
 * @property {number} most
 */

/**
 * The answer to a ping, with the server's time in milliseconds.
 * @typedef {object} Pong
 * @property {"pong"} type
 * @property {number} now
 */

/**
 * Bots that are asked, and cannot decide before their search is compiled.
 * @typedef {object} Preparing
 * @property {number[]} chairs
 * @property {number} seconds
 */

/**
 * Somebody has come or gone, or bots are nearer to being ready: nothing else of the view has changed.
 * @typedef {object} Presence
 * @property {"presence"} type
 * @property {boolean[]} connected
 * @property {[string, string][]} watching
 * @property {number} spectators
 * @property {Preparing | null} preparing
 */

/**
 * What things cost or bring, in Gold.
 * @typedef {object} Prices
 * @property {number} buy
 * @property {number} sell
 * @property {number} bribe
 * @property {number} extort
 * @property {number} seize
 * @property {number} income
 */

/**
 * Why a request was refused: the one form of every error.
 * @typedef {object} Problem
 * @property {string} key
 * @property {string} sentence
 * @property {string} article
 * @property {Record<string, number
 *   | string
 *   | PlayerRef
 *   | SeatRef
 *   | SeatsRef
 *   | CharacterRef
 *   | CharactersRef
 *   | PlaceRef
 *   | CardRef
 *   | AmbitionRef
 *   | VoteRef
 *   | RoleRef
 *   | RolesRef
 *   | GoodRef
 *   | GoodsRef
 *   | ActionRef
 *   | ActionsRef>} facts
 */

/**
 * S7.1: How far a player has come towards their own condition.
 * @typedef {object} Progress
 * @property {number} role
 * @property {[good: number, have: number, want: number][]} needs
 * @property {boolean | null} allied
 * @property {number | null} target
 * @property {boolean} wild
 * @property {boolean} is_ready
 */

/**
 * How far somebody has come with a mark: said where there is something to say.
 * @typedef {object} ProgressView
 * @property {string} mark
 * @property {number} value
 * @property {number} share
 * @property {boolean} earned
 */

/**
 * A browser that has subscribed: where its push service is, and the keys that only the browser can read with.
 * @typedef {object} PushAddress
 * @property {"push"} type
 * @property {string} endpoint
 * @property {string} p256dh
 * @property {string} auth
 */

/**
 * What somebody would do in the position of a puzzle.
 * @typedef {object} PuzzleAnswer
 * @property {string} action
 */

/**
 * A puzzle in the list.
 * @typedef {object} PuzzleDay
 * @property {string} day
 * @property {string} game
 * @property {number} players
 * @property {"move" | "place" | "vote"} kind
 */

/**
 * The puzzles that can be solved by now, today's first.
 * @typedef {object} PuzzleDays
 * @property {string} version
 * @property {PuzzleDay[]} days
 */

/**
 * The position of a puzzle, as whoever is to decide knows it.
 * @typedef {object} PuzzlePosition
 * @property {string} day
 * @property {"move" | "place" | "vote"} kind
 * @property {Snapshot} message
 */

/**
 * What an answer and all other choices are worth.
 * @typedef {object} PuzzleSolution
 * @property {boolean} right
 * @property {string} played
 * @property {string[]} models
 * @property {ReviewedDecision} decision
 */

/**
 * How many games were won in one circumstance.
 * @typedef {object} RateView
 * @property {string} sort
 * @property {string} value
 * @property {ShareView} share
 */

/**
 * What is believed of somebody's strength after a game: a mean, and the standard deviation of the doubt.
 * @typedef {object} RatedView
 * @property {number} ended
 * @property {number} mean
 * @property {number} doubt
 */

/**
 * One fact about a choice, from what the seat knew. Which fields are filled follows from `key`.
 * @typedef {object} Reason
 * @property {"crown-chance"
 *   | "decides"
 *   | "favourite-on-the-throne"
 *   | "is-target"
 *   | "last-no"
 *   | "nos-left"
 *   | "own-favourite"
 *   | "own-points"
 *   | "rival-near"
 *   | "rival-points"
 *   | "rival-role"
 *   | "rivals-favourite"
 *   | "stranger-on-the-throne"} key
 * @property {number} [character]
 * @property {number} [seat]
 * @property {number} [points]
 * @property {number} [chance]
 * @property {number} [cards]
 * @property {number} [good]
 * @property {number} [role]
 * @property {number} [code]
 */

/**
 * New recovery codes, said this once.
 * @typedef {object} RecoveryCodes
 * @property {string[]} codes
 */

/**
 * One of these.
 * @typedef {PlayerRef
 *   | SeatRef
 *   | SeatsRef
 *   | CharacterRef
 *   | CharactersRef
 *   | PlaceRef
 *   | CardRef
 *   | AmbitionRef
 *   | VoteRef
 *   | RoleRef
 *   | RolesRef
 *   | GoodRef
 *   | GoodsRef
 *   | ActionRef
 *   | ActionsRef
 * } Reference
 */

/**
 * A command has had no effect, and why.
 * @typedef {object} Refused
 * @property {"refused"} type
 * @property {string | null} id
 * @property {string} key
 * @property {string} article
 * @property {string} sentence
 * @property {Record<string, number
 *   | string
 *   | PlayerRef
 *   | SeatRef
 *   | SeatsRef
 *   | CharacterRef
 *   | CharactersRef
 *   | PlaceRef
 *   | CardRef
 *   | AmbitionRef
 *   | VoteRef
 *   | RoleRef
 *   | RolesRef
 *   | GoodRef
 *   | GoodsRef
 *   | ActionRef
 *   | ActionsRef>} facts
 */

/**
 * A sort of action that the viewer cannot take now, against somebody or at all, and why.
 * @typedef {object} RefusedSort
 * @property {"accept"
 *   | "accuse"
 *   | "ally"
 *   | "ask"
 *   | "assassinate"
 *   | "bribe"
 *   | "buy"
 *   | "counter"
 *   | "decline"
 *   | "draw"
 *   | "extort"
 *   | "first-player"
 *   | "give"
 *   | "investigate"
 *   | "join"
 *   | "pass"
 *   | "refuse"
 *   | "role"
 *   | "sabotage"
 *   | "seize-him"
 *   | "seize-power"
 *   | "sell"
 *   | "steal"
 *   | "stop-selling"
 *   | "trade"
 *   | "withdraw"} verb
 * @property {string} key
 * @property {string} article
 * @property {Record<string, number
 *   | string
 *   | PlayerRef
 *   | SeatRef
 *   | SeatsRef
 *   | CharacterRef
 *   | CharactersRef
 *   | PlaceRef
 *   | CardRef
 *   | AmbitionRef
 *   | VoteRef
 *   | RoleRef
 *   | RolesRef
 *   | GoodRef
 *   | GoodsRef
 *   | ActionRef
 *   | ActionsRef>} [facts]
 * @property {number} [player]
 * @property {"discard" | "pile"} [what]
 * @property {number[]} [missing]
 */

/**
 * This server, for a passkey.
 * @typedef {object} RelyingParty
 * @property {string} id
 * @property {string} name
 */

/**
 * Ask for another table with the same options. Whoever wants to play again sits down there.
 * @typedef {object} Rematch
 * @property {"rematch"} type
 * @property {string} id
 */

/**
 * The host makes somebody get up before the game begins; they may not sit down at this table again.
 * @typedef {object} Remove
 * @property {"remove"} type
 * @property {string} guest
 * @property {string} id
 */

/**
 * A member may not see the circle any more, nor come back.
 * @typedef {object} RemoveMember
 * @property {"remove"} type
 * @property {number} member
 * @property {string} id
 */

/**
 * The body of a request for another name.
 * @typedef {object} Rename
 * @property {string} name
 */

/**
 * Another name for the circle.
 * @typedef {object} RenameCircle
 * @property {"rename-circle"} type
 * @property {string} name
 * @property {string} id
 */

/**
 * Another name for a member: one's own, or as the host anybody's.
 * @typedef {object} RenameMember
 * @property {"rename"} type
 * @property {number} member
 * @property {string} name
 * @property {string} id
 */

/**
 * The body of a request for another name of a device.
 * @typedef {object} RenamedDevice
 * @property {string} name
 */

/**
 * What `navigator.credentials.get` takes; what is bytes there is base 64 (URL) here.
 * @typedef {object} RequestOptions
 * @property {string} challenge
 * @property {string} rpId
 * @property {number} timeout
 * @property {"preferred"} userVerification
 */

/**
 * What finished games come to.
 * @typedef {object} ResultsView
 * @property {number} games
 * @property {number} evenings
 * @property {PersonView[]} people
 * @property {EveningView | null} closest
 * @property {number} unread
 */

/**
 * End the pause of the game.
 * @typedef {object} Resume
 * @property {"resume"} type
 * @property {string} id
 */

/**
 * The review of a finished game, derived from its record alone: the same for the same seed and version.
 * @typedef {object} Review
 * @property {string} version
 * @property {string[]} models
 * @property {CurvePoint[]} curve
 * @property {ReviewedDecision[]} decisions
 * @property {TurningPoint[]} turning_points
 * @property {GameLesson[]} lessons
 * @property {BotThought[]} thoughts
 */

/**
 * One decision of a seat, with all its choices on the same fresh worlds.
 * @typedef {object} ReviewedDecision
 * @property {number} move
 * @property {number} seat
 * @property {number} chosen
 * @property {ChoiceWorth[]} choices
 * @property {"best" | "close" | "forced" | "mistake"} verdict
 * @property {Reason[]} reasons
 * @property {number | null} partner
 * @property {boolean} harmless
 */

/**
 * A role that an opponent can have, and how likely that is.
 * @typedef {object} RoleChance
 * @property {number} role
 * @property {ModelRange} chance
 */

/**
 * A role that somebody says to have, and what the viewer knows of that.
 * @typedef {object} RoleClaimView
 * @property {number} chair
 * @property {number} role
 * @property {"disproved" | "proved" | null} verdict
 */

/**
 * A role of intrigue, to be named.
 * @typedef {object} RoleRef
 * @property {"role"} kind
 * @property {number} number
 */

/**
 * Several roles of intrigue, in a row.
 * @typedef {object} RolesRef
 * @property {"roles"} kind
 * @property {number[]} numbers
 */

/**
 * Chat, to all or to the team.
 * @typedef {object} Say
 * @property {"say"} type
 * @property {string} text
 * @property {boolean} [team]
 * @property {boolean} [with_offer]
 * @property {string} id
 */

/**
 * S9.1: Which roles are dealt, and what is special. Roles go by number.
 * @typedef {object} ScenarioFacts
 * @property {string} name
 * @property {number} fewest
 * @property {number} most
 * @property {number[]} base
 * @property {number[]} random
 * @property {[number, number][]} markers
 * @property {[number, number][]} hunts
 * @property {[number, number][]} partners
 * @property {boolean} alliances
 * @property {boolean} allied_victories
 * @property {boolean} known
 */

/**
 * What a client needs to offer a scenario of intrigue.
 * @typedef {object} ScenarioInfo
 * @property {string} key
 * @property {string} name
 * @property {number} fewest
 * @property {number} most
 */

/**
 * A seat by the names of those who sit there.
 * @typedef {object} SeatRef
 * @property {"seat"} kind
 * @property {number} number
 */

/**
 * Several seats, to be named in a row.
 * @typedef {object} SeatsRef
 * @property {"seats"} kind
 * @property {number[]} numbers
 */

/**
 * A test notice is on its way.
 * @typedef {object} SentByWays
 * @property {number} ways
 */

/**
 * One sentence of a deed, or a bot's remark: a message of the catalogues and what fills it.
 * @typedef {object} Sentence
 * @property {string} key
 * @property {Record<string, number
 *   | PlayerRef
 *   | SeatRef
 *   | SeatsRef
 *   | CharacterRef
 *   | CharactersRef
 *   | PlaceRef
 *   | CardRef
 *   | AmbitionRef
 *   | VoteRef
 *   | RoleRef
 *   | RolesRef
 *   | GoodRef
 *   | GoodsRef
 *   | ActionRef
 *   | ActionsRef>} facts
 * @property {boolean} [private]
 * @property {"other" | "own"} [secret]
 */

/**
 * How many of some games were won, and between which shares the true one lies with 95 % confidence.
 * @typedef {object} ShareView
 * @property {number} won
 * @property {number} played
 * @property {number} low
 * @property {number} high
 */

/**
 * Be the guest who has this passkey, at this device too.
 * @typedef {object} SignIn
 * @property {string} id
 * @property {Assertion} response
 * @property {string} [name]
 * @property {boolean} [bearer]
 */

/**
 * Take this chair, or the first open one. Before the game whoever sits moves there, under their present name.
 * @typedef {object} Sit
 * @property {"sit"} type
 * @property {number | null} [chair]
 * @property {string} id
 */

/**
 * The whole table as this viewer may know it: the first message, and another when the viewer's chair changes.
 * @typedef {object} Snapshot
 * @property {"snapshot"} type
 * @property {TableView} table
 * @property {string} resume
 * @property {Line[]} lines
 * @property {ToldDeed[]} deeds
 * @property {View} view
 */

/**
 * A season or a campaign of a circle.
 * @typedef {object} SpanView
 * @property {number} number
 * @property {string} name
 * @property {number} began
 * @property {number | null} ended
 */

/**
 * Let a Steward decide for bots whose search is not ready, until it is.
 * @typedef {object} StandIn
 * @property {"stand-in"} type
 * @property {string} id
 */

/**
 * How one seat stands, and how far behind the best.
 * @typedef {object} Standing
 * @property {number} seat
 * @property {number} rank
 * @property {number} points
 * @property {number} behind
 */

/**
 * How a member stands in a campaign.
 * @typedef {object} StandingView
 * @property {number} member
 * @property {string} name
 * @property {number} games
 * @property {number} practice
 * @property {number} victories
 * @property {number} points
 * @property {ProgressView[]} marks
 * @property {string[]} near
 * @property {string[]} news
 */

/**
 * The host begins the game, or the next one of a session.
 * @typedef {object} Start
 * @property {"start"} type
 * @property {string} id
 */

/**
 * A table as lists show it.
 * @typedef {object} Summary
 * @property {ChairSummary[]} chairs
 * @property {string} clock
 * @property {boolean} spectators
 */

/**
 * A circle that a table is of, for one of its members.
 * @typedef {object} TableCircle
 * @property {string} id
 * @property {string} name
 * @property {string} campaign
 */

/**
 * What does not change at a table.
 * @typedef {object} TableFacts
 * @property {TableOptions} options
 * @property {CastleFacts | IntrigueFacts} facts
 * @property {number[][]} seats
 */

/**
 * A table in a list.
 * @typedef {object} TableInfo
 * @property {string} id
 * @property {string} game
 * @property {"closed" | "damaged" | "finished" | "gathering" | "playing"} status
 * @property {number} opened_at
 * @property {number} changed_at
 * @property {Summary} summary
 * @property {boolean} waits_for_me
 * @property {number[]} waits_for
 * @property {string} circle
 * @property {number | null} due_at
 */

/**
 * The game, who may sit where, and the habits of the table.
 * @typedef {object} TableOptions
 * @property {string} game
 * @property {string[][]} seats
 * @property {boolean} ambition
 * @property {boolean} banished
 * @property {boolean} emissary
 * @property {boolean} wedding
 * @property {boolean} shared_pawn
 * @property {boolean | null} memory_aids
 * @property {number | null} first_seat
 * @property {string} scenario
 * @property {string | null} own_scenario
 * @property {string | null} own_sheet
 * @property {boolean} forced_alliances
 * @property {number} most_rounds
 * @property {number | null} session_points
 * @property {boolean} reduction
 * @property {boolean} listed
 * @property {boolean} spectators
 * @property {boolean} ask_twice
 * @property {boolean} remarks
 * @property {boolean | null} coach
 * @property {Clock} clock
 * @property {number} grace
 */

/**
 * What does not change at a table.
 * @typedef {object} TableView
 * @property {string} id
 * @property {TableOptions} options
 * @property {number} opened_at
 * @property {CastleFacts | IntrigueFacts} facts
 */

/**
 * A deed with its number. One with the same number that is told later takes its place.
 * @typedef {object} ToldDeed
 * @property {number} number
 * @property {number} game
 * @property {number} moment
 * @property {number} until
 * @property {number} at
 * @property {CastleDeedView | IntrigueDeedView} deed
 * @property {number} [after]
 * @property {"bot" | "clock"} [by]
 */

/**
 * A moment at which a seat's chance to win changed much: one of its largest changes in the game.
 * @typedef {object} TurningPoint
 * @property {number} move
 * @property {number} until
 * @property {number} seat
 * @property {"accusation"
 *   | "alliance"
 *   | "ambition"
 *   | "arrest"
 *   | "assassination"
 *   | "cancelled"
 *   | "crowned"
 *   | "extortion"
 *   | "move"
 *   | "placement"
 *   | "rejected"
 *   | "sabotage"
 *   | "turn"
 *   | "unmasking"
 *   | "victory"} key
 * @property {number} before
 * @property {number} after
 * @property {number | null} actor
 * @property {number | null} character
 * @property {string | null} text
 * @property {CastleAction | IntrigueAction | null} action
 */

/**
 * A table is the circle's no longer, nor is what was played there afterwards by a rematch.
 * @typedef {object} UnmarkTable
 * @property {"unmark"} type
 * @property {string} table
 * @property {string} id
 */

/**
 * What happened since the last message, and the table as it is now.
 * @typedef {object} Update
 * @property {"update"} type
 * @property {string} resume
 * @property {Line[]} lines
 * @property {ToldDeed[]} deeds
 * @property {View} view
 */

/**
 * The table as one viewer sees it now.
 * @typedef {object} View
 * @property {"finished" | "gathering" | "playing"} status
 * @property {string} host
 * @property {number | null} me
 * @property {ChairView[]} chairs
 * @property {[string, string][]} watching
 * @property {number} spectators
 * @property {number} decision
 * @property {number[]} asked
 * @property {number[]} waited_for
 * @property {Preparing | null} preparing
 * @property {number[]} voted
 * @property {CastleAction | IntrigueAction | null} ballot
 * @property {[number, CastleAction | IntrigueAction] | null} proposal
 * @property {(number | null)[]} clocks
 * @property {number[]} running
 * @property {number | null} clocks_start_in
 * @property {(number | null)[]} holidays
 * @property {boolean} paused
 * @property {number[]} pause_requests
 * @property {OfferView[]} offers
 * @property {ClaimView[]} claims
 * @property {number[]} muted
 * @property {Record<string, string>} notes
 * @property {number[] | null} session
 * @property {number[]} session_winners
 * @property {number[][]} session_games
 * @property {number | null} next_host
 * @property {string | null} rematch
 * @property {number[]} rematch_requests
 * @property {number} games
 * @property {CastleView | IntrigueView | null} game
 * @property {(CastleAction | IntrigueAction)[]} legal
 * @property {(CastleAction | IntrigueAction)[]} open_moves
 * @property {RefusedSort[]} refused
 * @property {PlayerKnowledge[] | null} knowledge
 * @property {number | null} holidays_left
 * @property {RoleClaimView[]} role_claims
 * @property {VotesAheadView | null} votes_ahead
 * @property {number[]} sure_winners
 * @property {"all" | "nobody" | "one"} coach
 */

/**
 * Whoever opens the page: a guest, or somebody who has no name here yet.
 * @typedef {object} Visitor
 * @property {Guest | null} guest
 */

/**
 * In a game over days: say how to vote if a character comes to be voted on in this round; null takes it back.
 * @typedef {object} VoteAhead
 * @property {"vote-ahead"} type
 * @property {number} character
 * @property {string | null} vote
 * @property {string} id
 */

/**
 * The vote cards of a seat besides its Yes.
 * @typedef {object} VoteCards
 * @property {number} no
 * @property {number} stomachache
 */

/**
 * A vote card: Yes, No or Stomachache.
 * @typedef {object} VoteRef
 * @property {"vote"} kind
 * @property {number} number
 */

/**
 * R5.2: How the viewer votes in elections that may come in this round; nobody else sees that.
 * @typedef {object} VotesAheadView
 * @property {number[]} candidates
 * @property {(CastleAction | IntrigueAction)[]} ballots
 * @property {([number, CastleAction | IntrigueAction])[]} given
 */

/**
 * A service that Apprise knows, with what it needs, as a URL.
 * @typedef {object} WebhookAddress
 * @property {"webhook"} type
 * @property {string} url
 */

/**
 * One choice that a bot compared with others, and the value that it gave it.
 * @typedef {object} WeighedChoice
 * @property {number} code
 * @property {string} text
 * @property {CastleAction | IntrigueAction} action
 * @property {number} value
 */

/**
 * From the client: asks why something cannot be done now; changes nothing.
 * @typedef {object} Why
 * @property {"why"} type
 * @property {string} id
 * @property {string | ActionRef} action
 */

/** The places of the castle by number. */
export const PLACES = /** @type {const} */ ([
  {"kind": "floor", "floor": 0},
  {"kind": "floor", "floor": 1},
  {"kind": "floor", "floor": 2},
  {"kind": "floor", "floor": 3},
  {"kind": "floor", "floor": 4},
  {"kind": "floor", "floor": 5},
  {"kind": "throne", "floor": 0},
  {"kind": "wc", "floor": 3},
  {"kind": "wc", "floor": 4},
  {"kind": "dungeon", "floor": 3},
  {"kind": "dungeon", "floor": 2},
  {"kind": "dungeon", "floor": 1},
  {"kind": "box", "floor": 0},
  {"kind": "beside-board", "floor": 0},
  {"kind": "beside-throne", "floor": 0},
]);

/** The number of the throne among them. */
export const THRONE = 6;

/** Where those are who have left for good. */
export const BOX = 12;

/** Where those wait who are not placed yet. */
export const BESIDE_BOARD = 13;

/** What each of them is worth when a King has been crowned. */
export const WORTH = /** @type {const} */ ([0, 1, 2, 3, 4, 5, 10, 0, 0, -3, -2, -1, 0, 0, 0]);

/** Votes by number. */
export const VOTES = /** @type {const} */ (["yes", "no", "stomachache"]);

/** The Emissary where winners go by seat. */
export const EMISSARY_SEAT = 8;

/** The suits and Gold by number. */
export const GOODS = /** @type {const} */ (["might", "knowledge", "influence", "power", "gold"]);

/** The number of Power among them. */
export const POWER = 3;

/** The number of Gold among them. */
export const GOLD = 4;

/** The roles of intrigue by number. */
export const ROLES = /** @type {const} */ ([
  "king",
  "assassin",
  "knight",
  "investigator",
  "sage",
  "politician",
  "ambassador",
  "merchant",
  "crime-lord",
  "fool",
]);

/** How long a deed is shown at a calm pace, by its weight. */
export const SHOWN_MS = /** @type {const} */ ([600, 1400, 1600, 2000]);

/** How long the pictures of those deeds are shown that have several. */
export const PICTURES_MS = /** @type {const} */ ({
  "procession": 900,
  "laying": 900,
  "breath": 800,
  "turning": 1600,
  "result": 2800,
  "row": 1900,
  "count": 9000,
  "dealt": 3000,
  "begun": 1000,
  "done": 2000,
  "flip": 600,
  "flips": 2000,
  "unveiled": 1600,
  "won": 2400,
  "own": 900,
});

/** Deeds of which it is shown who does it to whom, then what comes of it. */
export const TOLD_IN_TWO = /** @type {const} */ (["assassination", "accusation", "arrest", "sabotage"]);

/** The levels of bots, from the easiest to the strongest. */
export const LEVELS = /** @type {const} */ (["random", "page", "steward", "chancellor", "king"]);

/** What can be said with one click. */
export const PHRASES = /** @type {const} */ ([
  "hello",
  "thanks",
  "well-played",
  "sorry",
  "one-moment",
  "your-turn",
  "good-game",
  "bye",
]);

/** What can be said with an offer of trade. */
export const OFFER_PHRASES = /** @type {const} */ ([
  "fair-trade",
  "need-it",
  "no-harm",
  "owe-you",
  "against-leader",
  "last-offer",
]);

/** What can be shown with one click, as a face. */
export const REACTIONS = /** @type {const} */ (["laughing", "surprised", "doubtful", "sad", "fond"]);

/** What people ask about the rules, and which articles answer. */
export const TOPICS = /** @type {const} */ ([
  {
    "key": "goal",
    "family": "castle",
    "games": ["viva-il-re", "kingup", "vive-le-roi"],
    "articles": ["R1.4", "R2.3", "R7.1"],
    "figures": [["Beatrice", "beatrice", 6]],
    "deed": null,
  },
  {
    "key": "place",
    "family": "castle",
    "games": ["viva-il-re", "kingup", "vive-le-roi"],
    "articles": ["R3.1", "R3.2", "R3.3", "R1.3"],
    "figures": [
      ["Odessa", "odessa", 3],
      ["Gavino", "gavino", 3],
      ["Irina", "irina", 2],
    ],
    "deed": null,
  },
  {
    "key": "climb",
    "family": "castle",
    "games": ["viva-il-re", "kingup", "vive-le-roi"],
    "articles": ["R4.1", "R4.2", "R4.5"],
    "figures": [["Merlino", "merlino", 5], ["Natale", "natale", 4]],
    "deed": null,
  },
  {
    "key": "vote",
    "family": "castle",
    "games": ["viva-il-re", "kingup", "vive-le-roi"],
    "articles": ["R5.1", "R5.2", "R5.4", "R5.5"],
    "figures": [["Ernesto", "ernesto", 6]],
    "deed": null,
  },
  {
    "key": "cards",
    "family": "castle",
    "games": ["viva-il-re", "kingup", "vive-le-roi"],
    "articles": ["R2.4", "R5.7", "R5.10"],
    "figures": [["Piero", "piero", 0], ["Clemente", "clemente", 0]],
    "deed": null,
  },
  {
    "key": "points",
    "family": "castle",
    "games": ["viva-il-re", "kingup", "vive-le-roi"],
    "articles": ["R6.1", "R6.3", "R6.4"],
    "figures": [
      ["Beatrice", "beatrice", 5],
      ["Leonardo", "leonardo", 4],
      ["Dario", "dario", 3],
    ],
    "deed": null,
  },
  {
    "key": "round",
    "family": "castle",
    "games": ["viva-il-re", "kingup", "vive-le-roi"],
    "articles": ["R6.5", "R6.6", "R2.2"],
    "figures": [["Fiorello", "fiorello", 1], ["Alighiero", "alighiero", 1]],
    "deed": null,
  },
  {
    "key": "win",
    "family": "castle",
    "games": ["viva-il-re", "kingup", "vive-le-roi"],
    "articles": ["R7.1", "R7.2", "R7.3", "R7.4"],
    "figures": [["Odessa", "odessa", 6]],
    "deed": null,
  },
  {
    "key": "wc",
    "family": "castle",
    "games": ["vive-le-roi"],
    "articles": ["R4.3", "R4.4"],
    "figures": [["Merlin", "merlin", 7]],
    "deed": null,
  },
  {
    "key": "dungeons",
    "family": "castle",
    "games": ["vive-le-roi"],
    "articles": ["R5.5", "R6.1"],
    "figures": [["Éloïse", "eloise", 9]],
    "deed": null,
  },
  {
    "key": "stomachache",
    "family": "castle",
    "games": ["vive-le-roi"],
    "articles": ["R5.6", "R5.7"],
    "figures": [["Ouaf", "ouaf", 5]],
    "deed": null,
  },
  {
    "key": "jester",
    "family": "castle",
    "games": ["vive-le-roi"],
    "articles": ["R2.6", "R5.9", "R6.2"],
    "figures": [["Jester", "jester", 6]],
    "deed": null,
  },
  {
    "key": "ambition",
    "family": "castle",
    "games": ["vive-le-roi"],
    "articles": ["R8.1", "R8.2", "R8.3", "R8.4"],
    "figures": [["Victoria", "victoria", 4], ["Gaspard", "gaspard", 4]],
    "deed": null,
  },
  {
    "key": "emissary",
    "family": "castle",
    "games": ["vive-le-roi"],
    "articles": ["R9.1", "R9.2", "R9.3", "R9.4"],
    "figures": [["Leonardo", "leonardo-2024", 2], ["Jeanne", "jeanne", 2]],
    "deed": null,
  },
  {
    "key": "wedding",
    "family": "castle",
    "games": ["vive-le-roi"],
    "articles": ["R10.1", "R10.2", "R10.3", "R10.4"],
    "figures": [["Roméo", "romeo", 14], ["Bridget", "bridget", 6]],
    "deed": null,
  },
  {
    "key": "teams",
    "family": "castle",
    "games": ["vive-le-roi"],
    "articles": ["R11.1", "R11.2", "R11.4", "R11.6"],
    "figures": [["Daphné", "daphne", 1], ["Caius", "caius", 1]],
    "deed": null,
  },
  {
    "key": "roles",
    "family": "intrigue",
    "games": ["intrigue"],
    "articles": ["S2.2", "S1.3", "S7.1"],
    "figures": [],
    "deed": "investigation",
  },
  {
    "key": "turn",
    "family": "intrigue",
    "games": ["intrigue"],
    "articles": ["S3.1", "S3.2", "S3.3", "S3.4"],
    "figures": [],
    "deed": "bribe",
  },
  {
    "key": "trade",
    "family": "intrigue",
    "games": ["intrigue"],
    "articles": ["S4.1", "S4.2", "S4.3"],
    "figures": [],
    "deed": "trade",
  },
  {
    "key": "allies",
    "family": "intrigue",
    "games": ["intrigue"],
    "articles": ["S4.7", "S6.1", "S6.2", "S6.3", "S7.3"],
    "figures": [],
    "deed": "alliance",
  },
  {
    "key": "death",
    "family": "intrigue",
    "games": ["intrigue"],
    "articles": ["S5.2", "S5.5", "S5.6"],
    "figures": [],
    "deed": "assassination",
  },
  {
    "key": "victory",
    "family": "intrigue",
    "games": ["intrigue"],
    "articles": ["S7.1", "S7.2", "S7.4", "S8.1"],
    "figures": [],
    "deed": "victory",
  },
]);

/** The languages that there are words in. */
export const LANGUAGES = /** @type {const} */ (["en", "fr", "it"]);

/** How small and how large what is sent may be. */
export const LIMITS = /** @type {const} */ ({
  "NewGuest": {"name": {"least": 1, "most": 40}, "device": {"most": 40}},
  "Rename": {"name": {"least": 1, "most": 40}},
  "NewDevice": {"code": {"least": 1, "most": 64}, "name": {"most": 40}},
  "RenamedDevice": {"name": {"most": 40}},
  "NewPasskey": {"name": {"most": 40}},
  "SignIn": {"name": {"most": 40}},
  "JoinCircle": {"link": {"least": 1, "most": 64}},
  "NewChannel": {"name": {"most": 80}, "language": {"most": 8}},
  "NewNoticePreferences": {"zone": {"most": 64}},
  "PuzzleAnswer": {"action": {"least": 1, "most": 80}},
  "NewReport": {
    "guest": {"least": 1, "most": 64},
    "lines": {"most": 50},
    "text": {"most": 500},
  },
  "TableOptions": {
    "game": {"least": 1, "most": 40},
    "seats": {"least": 2, "most": 8},
    "first_seat": {"least": 0, "most": 7},
    "scenario": {"least": 1, "most": 40},
    "own_scenario": {"most": 20000},
    "own_sheet": {"most": 20000},
    "most_rounds": {"least": 0, "most": 1000},
    "session_points": {"least": 1, "most": 100},
    "grace": {"least": 0, "most": 3600},
  },
  "Sit": {"chair": {"least": 0, "most": 15}},
  "Arrange": {
    "chair": {"least": 0, "most": 15},
    "level": {"least": 1, "most": 40},
  },
  "Remove": {"guest": {"least": 1, "most": 64}},
  "Play": {"action": {"least": 1, "most": 120}},
  "VoteAhead": {
    "character": {"least": 0, "most": 15},
    "vote": {"least": 1, "most": 40},
  },
  "Say": {"text": {"least": 1, "most": 300}},
  "Claim": {"text": {"least": 1, "most": 120}, "role": {"least": 0, "most": 9}},
  "Mute": {"chair": {"least": 0, "most": 15}},
  "Note": {"cell": {"least": 1, "most": 40}, "mark": {"most": 20}},
  "MoreTime": {"chair": {"least": 0, "most": 15}},
  "Holiday": {"days": {"least": 0, "most": 60}},
  "Give": {
    "chair": {"least": 0, "most": 15},
    "guest": {"least": 1, "most": 64},
  },
  "Agree": {
    "chair": {"least": 0, "most": 15},
    "guest": {"least": 1, "most": 64},
  },
  "Why": {"action": {"least": 1, "most": 120}},
  "Attestation": {
    "client_data": {"most": 16384},
    "attestation_object": {"most": 16384},
  },
  "Assertion": {
    "client_data": {"most": 16384},
    "authenticator_data": {"most": 16384},
    "signature": {"most": 16384},
    "user_handle": {"most": 16384},
  },
  "RenameMember": {
    "member": {"least": 1, "most": 100000},
    "name": {"least": 1, "most": 40},
  },
  "RenameCircle": {"name": {"least": 1, "most": 40}},
  "MarkTable": {"table": {"least": 1, "most": 32}},
  "UnmarkTable": {"table": {"least": 1, "most": 32}},
  "AddMember": {"name": {"least": 1, "most": 40}},
  "AttachMember": {
    "member": {"least": 1, "most": 100000},
    "table": {"least": 1, "most": 32},
    "chair": {"least": 0, "most": 15},
    "other": {"least": 1, "most": 100000},
  },
  "RemoveMember": {"member": {"least": 1, "most": 100000}},
  "HandOnCircle": {"member": {"least": 1, "most": 100000}},
  "BeginSeason": {"name": {"least": 1, "most": 40}},
  "OpenCampaign": {"name": {"least": 1, "most": 40}, "catalogue": {"most": 20000}},
  "Clock": {
    "seconds": {"least": 1, "most": 604800},
    "increment": {"least": 0, "most": 3600},
    "days": {"least": 1, "most": 14},
    "zone": {"least": 1, "most": 64},
    "holidays": {"least": 0, "most": 60},
  },
  "PushAddress": {
    "endpoint": {"least": 1, "most": 2000},
    "p256dh": {"least": 1, "most": 200},
    "auth": {"least": 1, "most": 200},
  },
  "MailAddress": {"to": {"least": 3, "most": 254}},
  "WebhookAddress": {"url": {"least": 1, "most": 2000}},
});
