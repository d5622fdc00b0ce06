"""Mail over the server that the host has named; without one nobody is written to."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from email.message import EmailMessage
from typing import TYPE_CHECKING, Final

import structlog

if TYPE_CHECKING:
    from ostoja.table.settings import Mail

PATIENCE: Final = 15.0  # seconds

log = structlog.get_logger()


async def send_mail(settings: Mail, to: str, subject: str, text: str) -> bool:
    """Send a message; tell whether the host's mail server took it."""
    try:
        await asyncio.to_thread(send, settings, to, subject, text)
    except (OSError, smtplib.SMTPException) as error:
        log.warning("mail not sent", reason=type(error).__name__)
        return False
    return True


def send(settings: Mail, to: str, subject: str, text: str) -> None:
    """Hand a message to the mail server."""
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = settings.sender, to, subject
    message.set_content(text)
    trust = ssl.create_default_context()
    if settings.security == "tls":
        server: smtplib.SMTP = smtplib.SMTP_SSL(settings.host, settings.port, timeout=PATIENCE, context=trust)
    else:
        server = smtplib.SMTP(settings.host, settings.port, timeout=PATIENCE)
    with server:
        if settings.security == "starttls":
            server.starttls(context=trust)
        if settings.user:
            server.login(settings.user, settings.password)
        server.send_message(message)
