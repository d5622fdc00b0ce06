"""Messages to browsers (web push): encrypted for one device alone (RFC 8291), and signed by this house (RFC 8292)."""

from __future__ import annotations

import base64
import json
import os
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_pem_private_key,
)

RECORD: Final = 4096  # bytes of a record, of which there is one
SIGNED_FOR: Final = 12 * 3600  # seconds; a push service takes no more than 24 hours
KEPT_FOR: Final = 24 * 3600  # seconds for which a push service keeps a message for a device that is off
LAST: Final = b"\x02"  # ends the last record
POINT: Final = 65  # bytes of a public key
SECRET: Final = 16  # bytes of what a device shares with those who write to it


class Subscribed(NamedTuple):
    """A device that wants to be written to: where, its public key, and the secret it shares."""

    endpoint: str
    p256dh: str
    auth: str


def decoded(text: str) -> bytes:
    """Read bytes as browsers write them."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def encoded(data: bytes) -> str:
    """Write bytes as browsers read them."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def check(device: Subscribed) -> None:
    """Refuse keys that are none."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(device.p256dh))
        is_secret = len(decoded(device.auth)) == SECRET
    except (ValueError, UnicodeEncodeError) as error:
        raise ValueError("field p256dh: it is no public key") from error
    if not is_secret:
        raise ValueError(f"field auth: it must have {SECRET} bytes")


def new_key() -> str:
    """Make the key with which a house signs what it sends."""
    key = ec.generate_private_key(ec.SECP256R1())
    return key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()).decode()


def private(pem: str) -> ec.EllipticCurvePrivateKey:
    """Read a house's key."""
    key = load_pem_private_key(pem.encode(), None)
    assert isinstance(key, ec.EllipticCurvePrivateKey)
    return key


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    """Write a public key as 65 bytes."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def public_key(pem: str) -> str:
    """Return by which key browsers know that it is this house that writes."""
    return encoded(point_of(private(pem).public_key()))


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    """Derive a key."""
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def sealed(
    text: bytes, device: Subscribed, *, own: ec.EllipticCurvePrivateKey | None = None, salt: bytes = b""
) -> bytes:
    """Encrypt a message so that this one device can read it, and nobody on the way there."""
    own = own or ec.generate_private_key(ec.SECP256R1())
    salt = salt or os.urandom(16)
    theirs = decoded(device.p256dh)
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
    mine = point_of(own.public_key())
    seed = derived(shared, decoded(device.auth), b"WebPush: info\x00" + theirs + mine, 32)
    key = derived(seed, salt, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = derived(seed, salt, b"Content-Encoding: nonce\x00", 12)
    body = AESGCM(key).encrypt(nonce, text + LAST, None)
    return salt + RECORD.to_bytes(4, "big") + bytes([len(mine)]) + mine + body


def signature(endpoint: str, pem: str, contact: str, now: int) -> str:
    """Sign that it is this house that writes to a push service; times are in seconds."""
    place = urlsplit(endpoint)
    claims = {"aud": f"{place.scheme}://{place.netloc}", "exp": now + SIGNED_FOR, "sub": contact}
    parts = [encoded(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
    text = ".".join(parts)
    left, right = decode_dss_signature(private(pem).sign(text.encode(), ec.ECDSA(hashes.SHA256())))
    signed = left.to_bytes(32, "big") + right.to_bytes(32, "big")
    return f"vapid t={text}.{encoded(signed)}, k={public_key(pem)}"


def headers(endpoint: str, pem: str, contact: str, now: int) -> dict[str, str]:
    """Return the headers of a message to a push service."""
    return {
        "authorization": signature(endpoint, pem, contact, now),
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        "ttl": str(KEPT_FOR),
        "urgency": "normal",
    }
