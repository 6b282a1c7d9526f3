-- Every attempt to subscribe counts for its client, whether or not the address is known. Kept for two days.
CREATE TABLE subscription_attempts (
  id TEXT PRIMARY KEY,
  client TEXT,
  attempted_at INTEGER NOT NULL
) STRICT;

CREATE INDEX subscription_attempts_by_client ON subscription_attempts (client, attempted_at);

DROP INDEX subscribers_by_client;
ALTER TABLE subscribers DROP COLUMN client;
