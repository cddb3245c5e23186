"""The tests of the page and of its server."""
from .everybody import Everybody
from .library import Library
from .motion import Motion
from .outside import Outside
from .symbol import Symbol

ALL = (Library, Symbol, Motion, Everybody, Outside)
