-- Times are in ms since 1970. An erased enquiry keeps its row, without content, so that a replay cannot
-- restore it.
CREATE TABLE enquiries (
  id TEXT PRIMARY KEY,
  reference TEXT NOT NULL UNIQUE,
  token TEXT NOT NULL UNIQUE,
  fingerprint TEXT,
  client TEXT,
  received_at INTEGER NOT NULL,
  name TEXT,
  email TEXT,
  company TEXT,
  message TEXT,
  flag TEXT,
  handled_at INTEGER,
  erased_at INTEGER
) STRICT;

CREATE INDEX enquiries_by_client ON enquiries (client, received_at) WHERE client IS NOT NULL;
CREATE INDEX enquiries_by_time ON enquiries (received_at);

-- Notifications to send, one row per channel, so that a failing channel never makes another repeat itself.
CREATE TABLE outbox (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('enquiry', 'enquiry-erased', 'subscription')),
  channel TEXT NOT NULL CHECK (channel IN ('mail', 'webhook', 'visitor-mail')),
  subject_id TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'sent', 'dead')),
  attempts INTEGER NOT NULL DEFAULT 0,
  due_at INTEGER NOT NULL,
  last_error TEXT,
  created_at INTEGER NOT NULL,
  settled_at INTEGER,
  UNIQUE (kind, channel, subject_id)
) STRICT;

CREATE INDEX outbox_due ON outbox (due_at) WHERE state = 'pending';

CREATE TABLE subscribers (
  id TEXT PRIMARY KEY,
  email TEXT NOT NULL UNIQUE,
  client TEXT,
  requested_at INTEGER NOT NULL,
  mailed_at INTEGER,
  token_hash TEXT,
  token_expires_at INTEGER,
  confirmed_at INTEGER
) STRICT;

CREATE INDEX subscribers_by_client ON subscribers (client, requested_at) WHERE client IS NOT NULL;

-- Keys that the site creates for itself if the owner has set none.
CREATE TABLE keys (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT;
