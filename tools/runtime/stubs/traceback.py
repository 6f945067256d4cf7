"""The text of an exception: the lines where it passed and what it says; no sources are there to quote from."""

from types import TracebackType


def format_exception(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> list[str]:
    """Return the lines that tell of an exception, the innermost call last."""
    lines = ["Traceback (most recent call last):\n"] if trace else []
    while trace:
        code = trace.tb_frame.f_code
        lines.append(f'  File "{code.co_filename}", line {trace.tb_lineno}, in {code.co_qualname}\n')
        trace = trace.tb_next
    said = str(error)
    return [*lines, f"{kind.__name__}: {said}\n" if said else f"{kind.__name__}\n"]
