"""A bot of your own: it joins a table by its link and plays. It sees what its seat sees, and nothing else.

python examples/bot.py http://127.0.0.1:8000 TABLE-ID [NAME]
"""

import asyncio
import random
import sys

from vivat.client import Client, CommandRefused


def choose(view: dict) -> str:
    """Yes to every candidate, otherwise anything legal: yours will be wiser."""
    actions = [action["text"] for action in view["legal"]]
    return "vote yes" if "vote yes" in actions else random.choice(actions)


async def play(server: str, table_id: str, name: str = "Example") -> None:
    """Sit down, and decide whenever the table asks."""
    async with Client(server, name) as client:
        await client.join(table_id)
        async with client.table(table_id) as table:
            async for view in table.views():
                if view["legal"] and view["ballot"] is None:
                    try:
                        await table.play(choose(view))
                    except CommandRefused as refused:
                        print(refused)
            print("It is over:", view["game"]["winners"])


if __name__ == "__main__":
    asyncio.run(play(*sys.argv[1:]))
