"""A certificate for 127.0.0.1 that nobody trusts, and its key: only good for tests."""

from pathlib import Path

CERTIFICATE = """\
-----BEGIN CERTIFICATE-----
MIIBkDCCATagAwIBAgIUERhKyl+0Xk7k79Dy4sP7sGEAORQwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJMTI3LjAuMC4xMCAXDTI2MTExODIwNDI0MVoYDzIxMjYxMDI1
MjA0MjQxWjAUMRIwEAYDVQQDDAkxMjcuMC4wLjEwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAASYY7fBflMF3WoS7kCW4nGcyGFKixhiCMHp5HnBf3jK/zrYE59Z50Ot
M6E/MCjOzn3TzHEPxPmDMv9b3pQWj5wCo2QwYjAdBgNVHQ4EFgQUFQ7UQyGwlW/B
B5WuFThxnhlkcLkwHwYDVR0jBBgwFoAUFQ7UQyGwlW/BB5WuFThxnhlkcLkwDwYD
VR0TAQH/BAUwAwEB/zAPBgNVHREECDAGhwR/AAABMAoGCCqGSM49BAMCA0gAMEUC
IQDL+e8OpchxibTyRH2ctAVtDz8xku0KGt16DKOIeoSocQIgJljjYSY+yihgPXIS
thlNmQMXuH+KPpoOKYG2lXmtIJY=
-----END CERTIFICATE-----
"""
KEY = """\
-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg+8y5QnK4sGD8YzOY
Huv2ATX9HhFBoiP5kKQBgwSyftyhRANCAASYY7fBflMF3WoS7kCW4nGcyGFKixhi
CMHp5HnBf3jK/zrYE59Z50OtM6E/MCjOzn3TzHEPxPmDMv9b3pQWj5wC
-----END PRIVATE KEY-----
"""


def write_certificate(folder: Path) -> tuple[Path, Path]:
    """Both as files."""
    certificate, key = folder / "certificate.pem", folder / "key.pem"
    certificate.write_text(CERTIFICATE)
    key.write_text(KEY)
    return certificate, key
