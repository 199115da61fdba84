"""Programs that tests start and interrupt."""

import signal


def heed_interrupts() -> None:
    """For `preexec_fn`: a shell that runs tests in the background has them ignore Ctrl-C, and a child inherits that."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
