"""S2.2: Which roles everybody has in the deals that are left."""


def roles_of_deals(choices: list[list[int]], dealt: int) -> list[set[int]]:
    """By player: the roles they have in some deal that gives everybody one of their choices, and no role twice.

    `dealt` is a mask of the roles that somebody must have.
    """
    reached = [{0}]
    """By player: which roles those before them can have, as masks."""
    for roles in choices:
        reached.append({taken | 1 << role for taken in reached[-1] for role in roles if not taken >> role & 1})
    good = {taken for taken in reached[-1] if taken & dealt == dealt}
    found: list[set[int]] = []
    for roles, before in zip(reversed(choices), reversed(reached[:-1]), strict=True):
        ways = [
            (taken, role) for taken in before for role in roles if not taken >> role & 1 and taken | 1 << role in good
        ]
        found.append({role for _, role in ways})
        good = {taken for taken, _ in ways}
    return found[::-1]
