"""A server with a planted fault, to show that a check can fail: `python -m tests.web.faulty FAULT serve …`."""

import asyncio
import secrets
import sys
from typing import Any

from vivat.cli import main
from vivat.search.compilation import Compilation, CompilationProgress
from vivat.table.decide import Author
from vivat.table.entries import Started
from vivat.table.house import House
from vivat.table.loaded_table import LoadedTable
from vivat.table.member import Member
from vivat.table.search_worker import SearchWorker
from vivat.table.store import Append, Store
from vivat.table.submission import Submission
from vivat.table.table import Decided

write_entry = Submission.write
append_entries = Store.append


async def forget(submission: Submission, live: LoadedTable, author: Author, command_id: str, decided: Decided) -> bool:
    """Every command is new."""
    return await write_entry(
        submission, live, author, command_id and f"{command_id[:40]}-{secrets.token_hex(8)}", decided
    )


async def promise(store: Store, *appends: Append) -> None:
    """What is acknowledged is only in memory once people play; until then it is written, so that they can begin."""
    first = appends[0]
    if first.row.status == "gathering" or isinstance(first.entry.body, Started):
        await append_entries(store, *appends)


async def hold_on(_: House | SearchWorker) -> None:
    """Something under way does not let go."""
    await asyncio.sleep(3600)


FAULTS: dict[str, tuple[Any, str, Any]] = {
    "forgetful": (Submission, "write", forget),
    "hasty": (Store, "append", promise),
    "stuck": (House, "close", hold_on),
    "stuck-thinking": (SearchWorker, "close", hold_on),
    "compiling": (Compilation, "progress", lambda *_: CompilationProgress(1, 40, 5.5)),
    "greedy": (Member, "holds_lease", lambda *_: True),
}

if __name__ == "__main__":
    setattr(*FAULTS[sys.argv[1]])
    sys.exit(main(sys.argv[2:]))
