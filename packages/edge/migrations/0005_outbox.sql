-- Adds a kind, the alarm about stuck deliveries, which takes a new table. Past errors are not copied, because
-- they may quote a visitor's address or message.
CREATE TABLE outbox_next (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('enquiry', 'enquiry-erased', 'subscription', 'alarm')),
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

INSERT INTO outbox_next (id, kind, channel, subject_id, state, attempts, due_at, created_at, settled_at)
SELECT id, kind, channel, subject_id, state, attempts, due_at, created_at, settled_at FROM outbox;

DROP TABLE outbox;
ALTER TABLE outbox_next RENAME TO outbox;

CREATE INDEX outbox_due ON outbox (due_at) WHERE state = 'pending';
CREATE INDEX outbox_unsent ON outbox (created_at) WHERE state <> 'sent';
