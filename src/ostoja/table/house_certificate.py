"""A certificate for the house: made once, for its names and addresses in the home network, and signed by itself."""

from __future__ import annotations

import datetime as dt
import ipaddress
import os
import socket
from typing import TYPE_CHECKING, Final

from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from ostoja.table.storage.home import OWNER_ONLY, give_to_owner

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

FILE: Final = "certificate.pem"
KEY: Final = "certificate-key.pem"
DAYS: Final = 397  # browsers believe none for longer
LEFT: Final = 30  # days before its end on which a new one is made


def certificate_for(home: Path, addresses: Sequence[str]) -> tuple[Path, Path]:
    """Return the certificate of a house and its key, made anew if it is old or the house has another address."""
    file, key = home / FILE, home / KEY
    wanted = sorted({"127.0.0.1", *addresses})
    if not (file.is_file() and key.is_file() and fits(file, wanted)):
        make(file, key, wanted)
    return file, key


def fits(file: Path, addresses: Sequence[str]) -> bool:
    """Tell whether a certificate is for these addresses and holds for a while."""
    try:
        found = x509.load_pem_x509_certificate(file.read_bytes())
        names = found.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    except (ValueError, x509.ExtensionNotFound):
        return False
    left = found.not_valid_after_utc - dt.datetime.now(dt.UTC)
    known = {str(address) for address in names.get_values_for_type(x509.IPAddress)}
    return left.days > LEFT and set(addresses) <= known


def make(file: Path, key_file: Path, addresses: Sequence[str]) -> None:
    """Make a key and a certificate; nobody but the owner of the house can read the key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "Ostoja")])
    now = dt.datetime.now(dt.UTC)
    names: list[x509.GeneralName] = [x509.DNSName("localhost"), x509.DNSName(socket.gethostname() or "ostoja")]
    names += [x509.IPAddress(ipaddress.ip_address(address)) for address in addresses]
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - dt.timedelta(hours=1))
        .not_valid_after(now + dt.timedelta(days=DAYS))
        .add_extension(x509.SubjectAlternativeName(names), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(key, hashes.SHA256())
    )
    write(key_file, key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
    write(file, made.public_bytes(Encoding.PEM))


def write(file: Path, data: bytes) -> None:
    """Write a file for the owner of the house alone."""
    file.unlink(missing_ok=True)
    made = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY)
    give_to_owner(made, file.parent)
    with os.fdopen(made, "wb") as stream:
        stream.write(data)
