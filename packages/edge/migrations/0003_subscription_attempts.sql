-- Each attempt to subscribe counts for its client, whatever is known about the address. Kept for two days.
CREATE TABLE subscription_attempts (
  id TEXT PRIMARY KEY,
  client TEXT,
  attempted_at INTEGER NOT NULL
) STRICT;

CREATE INDEX subscription_attempts_by_client ON subscription_attempts (client, attempted_at);

DROP INDEX subscribers_by_client;
ALTER TABLE subscribers DROP COLUMN client;
