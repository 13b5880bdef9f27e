"""Notices by mail, through the server that the operator names."""

import re
from datetime import UTC, datetime
from email.message import EmailMessage
from email.utils import format_datetime, make_msgid
from urllib.parse import urlsplit

import aiosmtplib

from vivat.notices.outcome import Outcome
from vivat.notices.settings import NoticeSettings

NO_SUCH_MAILBOX = (550, 551)
BAD_MAILBOX = "5.1."
"""What a mail server says of a mailbox that does not exist. That it does not take mails from here is another thing."""
SEND_SECONDS = 10
MAILBOX = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@([A-Za-z0-9-]{1,63}\.)+[A-Za-z0-9-]{2,63}")
"""As browsers know them, and with a point in the name of the host."""


def mailbox(text: str) -> str | None:
    """A mail address as it is kept; None if it is none."""
    text = text.strip()
    return text if MAILBOX.fullmatch(text) else None


def one_mailbox(text: str) -> str:
    """What all spellings of a mailbox have in common: many hosts heed neither case, points nor what is behind a +."""
    name, _, host = text.strip().lower().partition("@")
    return f"{name.partition('+')[0].replace('.', '')}@{host}"


def is_gone(refused: aiosmtplib.SMTPRecipientRefused) -> bool:
    """Whether a mail was refused because there is no such mailbox, and never will be."""
    return refused.code in NO_SUCH_MAILBOX and refused.message.startswith(BAD_MAILBOX)


class MailSender:
    """Sends mails by the operator's server."""

    def __init__(self, settings: NoticeSettings) -> None:
        self._settings = settings
        self._host = settings.smtp_host

    @property
    def is_there(self) -> bool:
        """Whether mails can be sent at all."""
        return self._host is not None

    def letter(self, origin: str, to: str, subject: str, lines: list[str], unsubscribe: str | None) -> EmailMessage:
        """A mail from the page at an address; with the address by which a mail program stops them with one tap."""
        host = urlsplit(origin).hostname or ""  # the mail server's own name may be nobody's business
        mail = EmailMessage()
        mail["From"] = self._settings.mail_from or f"vivat@{host}"
        mail["To"] = to
        mail["Subject"] = subject
        mail["Date"] = format_datetime(datetime.now(UTC))
        mail["Message-ID"] = make_msgid(domain=host)
        mail["Auto-Submitted"] = "auto-generated"
        if unsubscribe is not None:
            mail["List-Unsubscribe"] = f"<{unsubscribe}>"
            mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        mail.set_content("\n\n".join(lines) + "\n")
        return mail

    async def send(self, mail: EmailMessage) -> Outcome:
        """Hand a mail to the server; it says what became of it."""
        settings = self._settings
        try:
            await aiosmtplib.send(
                mail,
                hostname=self._host,
                port=settings.smtp_port,
                username=settings.smtp_user,
                password=settings.smtp_password,
                use_tls=settings.smtp_tls == "tls",
                start_tls=settings.smtp_tls == "starttls",
                timeout=SEND_SECONDS,
            )
        except aiosmtplib.SMTPRecipientsRefused as refused:
            return "gone" if all(is_gone(each) for each in refused.recipients) else "failed"
        return "sent"
