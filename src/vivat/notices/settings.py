"""What an operator decides about notices to people."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Minutes = Annotated[float, Meta(ge=0.001, le=10_000)]
Count = Annotated[int, Meta(ge=1, le=1000)]
Port = Annotated[int, Meta(ge=1, le=65535)]


def about(description: str, shown: str, usual: str = "") -> Meta:
    """What is said of a setting: its meaning, what stands for its value, and the default where that is no value."""
    return Meta(description=description, extra={"shown": shown, "usual": usual})


class NoticeSettings(Struct, frozen=True):
    """How people who are not there are told that a game waits for them."""

    wait_minutes: Annotated[
        Minutes, about("so long after somebody was asked they are told, unless they have been seen since", "N")
    ] = 2
    at_once: Annotated[Count, about("so many notices are sent at the same time; of one person one", "N")] = 8
    contact: Annotated[
        str | None,
        about("whom a push service may write to: `mailto:…` or `https://…`", "ADDRESS", "the page's own address"),
    ] = None
    smtp_host: Annotated[str | None, about("the server that takes mails; without it none are sent", "NAME", "none")] = (
        None
    )
    smtp_port: Annotated[Port | None, about("its port", "N", '587, 465 with `smtp_tls = "tls"`, 25 without any')] = None
    smtp_tls: Annotated[
        Literal["starttls", "tls", "none"],
        about("how the way there is kept secret: `starttls`, `tls` or `none`", "WAY"),
    ] = "starttls"
    smtp_user: Annotated[str | None, about("who sends mails, for that server", "NAME", "nobody")] = None
    smtp_password: Annotated[
        str | None, about("the password for that; better in the file or a variable than as a flag", "TEXT", "none")
    ] = None
    mail_from: Annotated[str | None, about("from whom mails come", "ADDRESS", "`vivat@` and the host of the page")] = (
        None
    )
    webhooks: Annotated[
        tuple[str, ...],
        about("the services that people may name a webhook of, by their Apprise schemes; empty for none", "SCHEME,…"),
    ] = ("discord", "matrixs", "ntfy", "ntfys", "pover", "slack", "tgram")
    private_addresses: Annotated[
        bool, about("send to addresses of this machine and its network, too: anybody could reach what is there", "")
    ] = False
