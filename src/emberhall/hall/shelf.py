"""What was made lately, kept within a bound of bytes: a table's content may be anybody's."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

T = TypeVar("T")


class Shelf(Generic[T]):
    """So many things, and so many bytes; what nobody asked for longest goes first."""

    def __init__(self, most: int, most_bytes: int, weigh: Callable[[T], int]) -> None:
        self.most, self.most_bytes, self._weigh = most, most_bytes, weigh
        self.weight = 0
        """Bytes that are kept now."""
        self._things: OrderedDict[Hashable, T] = OrderedDict()

    def __len__(self) -> int:
        return len(self._things)

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """What is kept under this key; made now where nothing is."""
        if key in self._things:
            self._things.move_to_end(key)
            return self._things[key]
        thing = self._things[key] = make()
        self.weight += self._weigh(thing)
        self._make_room()
        return thing

    def _make_room(self) -> None:
        while len(self._things) > self.most or self.weight > self.most_bytes:
            _, gone = self._things.popitem(last=False)
            self.weight -= self._weigh(gone)
