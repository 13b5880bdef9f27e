"""A bot of your own: it joins a table by its id and plays. It sees what its seat sees, and nothing else.

python examples/bot.py http://127.0.0.1:8000 TABLE-ID [NAME]
"""

import asyncio
import random
import sys

from vivat.client import Client, CommandRefused


def choose(view: dict) -> str | None:
    """Yes to every candidate and to our partner, otherwise anything legal: yours will be wiser."""
    proposer, wanted = view["proposal"] or (None, {"text": "vote yes"})
    if not view["legal"] or view["ballot"] or proposer == view["me"]:
        return None  # not asked, or answered already: our ballot lies there, or our proposal
    actions = [action["text"] for action in view["legal"]]
    return wanted["text"] if wanted["text"] in actions else random.choice(actions)


async def play(server: str, table_id: str, name: str = "Example") -> None:
    """Sit down, and decide whenever the table asks."""
    async with Client(server, name) as client:
        await client.join(table_id)
        async with client.table(table_id) as table:
            async for view in table.views():
                if (action := choose(view)) is not None:
                    try:
                        await table.play(action, decision=view["decision"])
                    except CommandRefused as refused:
                        print(refused)
            winners = [*view["game"]["winners"], *view["game"].get("allied_winners", ())]
            print("Winners:", [each["name"] for each in view["chairs"] if each["seat"] in winners])


if __name__ == "__main__":
    if len(sys.argv) not in (3, 4):
        sys.exit(f"{__doc__}\n`vivat serve` starts a server; the id of a table is the end of its address.")
    try:
        asyncio.run(play(*sys.argv[1:]))
    except (CommandRefused, OSError, ValueError) as reason:
        sys.exit(f"No game at {sys.argv[1]}: {reason}")
