"""The addresses by which devices in the local network reach this machine, the most likely one first."""

import re
import socket
import sys
from collections.abc import Iterable
from ipaddress import IPv4Address, IPv4Network
from pathlib import Path
from typing import NamedTuple

import psutil

HOME_NETWORKS = tuple(map(IPv4Network, ("192.168.0.0/16", "10.0.0.0/8", "172.16.0.0/12")))
"""The addresses that routers give to devices (RFC 1918)."""
INNER = re.compile(
    r"(docker|br-|veth|virbr|vmnet|vboxnet|lxc|lxd|podman|cni|flannel|wwan|ppp)"
    r"|.*(vEthernet|VirtualBox|VMware|Hyper-V|WSL|Loopback)",
    re.IGNORECASE,
)
"""Names of interfaces to virtual machines, containers and mobile networks: no phone of the house is there."""
ROUTES = Path("/proc/net/route")


class Interface(NamedTuple):
    """An address of this machine."""

    name: str
    address: IPv4Address
    is_tunnel: bool
    """Whether it leads to one other machine only, as that of a VPN does."""


def interfaces() -> list[Interface]:
    """The IPv4 addresses of all interfaces that are up, without loopback."""
    stats = psutil.net_if_stats()
    found = []
    for name, addresses in psutil.net_if_addrs().items():
        if name not in stats or not stats[name].isup:
            continue
        for each in addresses:
            if each.family == socket.AF_INET and not IPv4Address(each.address).is_loopback:
                is_tunnel = "pointopoint" in stats[name].flags or each.ptp is not None
                found.append(Interface(name, IPv4Address(each.address), is_tunnel))
    return found


def routed_address() -> IPv4Address | None:
    """The address that the system itself would send from; None without a default route.

    A datagram socket that is connected sends nothing: the system only says from where it would.
    """
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        try:
            asked.connect(("198.51.100.1", 9))  # reserved for documentation
        except OSError:
            return None
        return IPv4Address(asked.getsockname()[0])


def with_router() -> set[str]:
    """The names of the interfaces that have a router; Linux alone says it in a file."""
    if sys.platform != "linux" or not ROUTES.exists():
        return set()
    rows = [line.split() for line in ROUTES.read_text().splitlines()[1:]]
    return {name for name, destination, gateway, *_ in rows if destination == "00000000" != gateway}


def ranked(
    found: Iterable[Interface], routed: IPv4Address | None, has_router: Iterable[str]
) -> list[Interface]:
    """The interfaces in the order in which a phone in the same house probably reaches them."""
    routers = set(has_router)

    def rank(each: Interface) -> tuple[bool | str, ...]:
        return (
            INNER.match(each.name) is not None,
            each.is_tunnel,
            each.address.is_link_local,
            not any(each.address in network for network in HOME_NETWORKS),
            each.name not in routers and each.address != routed,
            each.address != routed,
            each.name,
        )

    return sorted(found, key=rank)


def addresses() -> list[str]:
    """All addresses of this machine, the most likely one for a phone in the house first."""
    return [str(each.address) for each in ranked(interfaces(), routed_address(), with_router())]


def local_addresses() -> list[str]:
    """Those of them that the internet cannot reach."""
    return [address for address in addresses() if not IPv4Address(address).is_global]
