-- Channels and kinds of notifications are listed in the code alone, so that one more takes no new table. What nothing
-- could vouch for is held back from most channels until the owner releases it.
CREATE TABLE outbox_next (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL,
  channel TEXT NOT NULL,
  subject_id TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'pending' CHECK (state IN ('held', 'pending', 'sent', 'dead')),
  attempts INTEGER NOT NULL DEFAULT 0,
  due_at INTEGER NOT NULL,
  last_error TEXT,
  created_at INTEGER NOT NULL,
  settled_at INTEGER,
  UNIQUE (kind, channel, subject_id)
) STRICT;

INSERT INTO outbox_next SELECT * FROM outbox;

DROP TABLE outbox;
ALTER TABLE outbox_next RENAME TO outbox;

CREATE INDEX outbox_due ON outbox (due_at) WHERE state = 'pending';
CREATE INDEX outbox_unsent ON outbox (created_at) WHERE state <> 'sent';

-- Where the visit began and where the form stood; campaign is a JSON object of its utm parameters.
ALTER TABLE enquiries ADD COLUMN first_page TEXT;
ALTER TABLE enquiries ADD COLUMN form_page TEXT;
ALTER TABLE enquiries ADD COLUMN referring_host TEXT;
ALTER TABLE enquiries ADD COLUMN campaign TEXT;

-- When the owner first got word of an enquiry, and when one that was in doubt was released.
ALTER TABLE enquiries ADD COLUMN notified_at INTEGER;
ALTER TABLE enquiries ADD COLUMN released_at INTEGER;
UPDATE enquiries SET notified_at =
  (SELECT min(settled_at) FROM outbox WHERE subject_id = enquiries.id AND kind = 'enquiry' AND state = 'sent');
