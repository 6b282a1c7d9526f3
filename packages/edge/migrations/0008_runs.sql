-- When each scheduled job last ran, in ms since 1970, which reveals a missed clean-up or a wrong clock.
CREATE TABLE runs (
  name TEXT PRIMARY KEY,
  at INTEGER NOT NULL
) STRICT;

INSERT INTO runs (name, at) VALUES ('day', unixepoch() * 1000), ('clean-up', unixepoch() * 1000);
