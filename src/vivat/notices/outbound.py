"""Where notices may be sent: whoever names an address must not reach what only this machine can.

Addresses are looked at when the connection is made: what a name led to a moment before is no promise.
"""

import socket
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Any

TRANSLATED = tuple(ip_network(each) for each in ("64:ff9b::/96", "64:ff9b:1::/48", "2001::/32", "2002::/16"))
"""Addresses of IPv6 that stand for ones of IPv4, which nobody looks at."""


class NotOutside(OSError):
    """An address that is not for everybody."""


def is_outside(address: str) -> bool:
    """Whether an address is one that anybody on the net could reach."""
    try:
        found: IPv4Address | IPv6Address = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    is_plain = not any(found.version == each.version and found in each for each in TRANSLATED)
    return found.is_global and is_plain and not (found.is_multicast or found.is_reserved)


def stay_outside() -> None:
    """From now on this process finds no address but those outside, whoever in it asks."""
    resolve = socket.getaddrinfo

    def resolve_outside(*args: Any, **kwargs: Any) -> list[Any]:
        found = [each for each in resolve(*args, **kwargs) if is_outside(str(each[4][0]))]
        if not found:
            raise NotOutside(f"{args[0]} is not outside")
        return found

    socket.getaddrinfo = resolve_outside
