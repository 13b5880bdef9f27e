"""Addresses of clients, as they are counted and banned."""

from ipaddress import IPv6Address, IPv6Network, ip_address


def counted_address(address: str) -> str:
    """What an address is counted as: of IPv6 the network that one customer has, a /64."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv6Address) and found.ipv4_mapped is None:
        return str(IPv6Network((int(found) >> 64 << 64, 64)))
    return str(found if not isinstance(found, IPv6Address) else found.ipv4_mapped)


def address_to_ban(text: str) -> str | None:
    """What is banned with an address as an operator writes it; None for what is none, and for any other network."""
    address, _, length = text.partition("/")
    try:
        found = ip_address(address)
    except ValueError:
        return None
    whole = "64" if found.version == 6 else "32"
    return counted_address(address) if length in ("", whole) else None
