"""How often mailboxes were asked whether they want notices, for whom and from where: rows of the database, for a day.

So a restart forgets nothing, and servers on one database count together. A row does not say who or which mailbox it is
about: only these servers can tell whether it is about somebody they know.
"""

from collections.abc import Sequence

from sqlalchemy import Connection, delete, func, insert, select

from vivat.game.durations import DAY_MS
from vivat.notices.keys import Keys
from vivat.table.schema import mail_questions
from vivat.table.store import Store


async def spend_question(store: Store, keys: Keys, wanted: Sequence[tuple[str, int]], now: int) -> str | None:
    """Count one more question for each of these, all or none, with the most of a day; who has none left, if anybody."""
    names = {who: keys.pseudonym(who) for who, _ in wanted}
    refused: str | None = None

    def write(run: Connection) -> None:
        nonlocal refused
        refused = None
        run.execute(delete(mail_questions).where(mail_questions.c.at <= now - DAY_MS))
        for who, most in wanted:
            asked = select(func.count()).where(mail_questions.c.who == names[who])
            if run.execute(asked).scalar_one() >= most:
                refused = who
                return
        run.execute(insert(mail_questions), [{"who": name, "at": now} for name in names.values()])

    await store.do(write)
    return refused
