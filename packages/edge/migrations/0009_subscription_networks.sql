-- An attempt also counts for the wider networks of its client: hashes, kept as long as the client's own.
ALTER TABLE subscription_attempts ADD COLUMN network_56 TEXT;
ALTER TABLE subscription_attempts ADD COLUMN network_48 TEXT;
CREATE INDEX subscription_attempts_by_time ON subscription_attempts (attempted_at);
