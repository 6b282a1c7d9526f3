-- When something was last done by the clock, in milliseconds since 1970. A clean-up that was missed is known by it, and a
-- clock that is wrong.
CREATE TABLE runs (
  name TEXT PRIMARY KEY,
  at INTEGER NOT NULL
) STRICT;

INSERT INTO runs (name, at) VALUES ('day', unixepoch() * 1000), ('clean-up', unixepoch() * 1000);
