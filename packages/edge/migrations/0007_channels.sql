-- Moves the lists of channels and kinds into the code, so that a new one takes no new table. Adds the state
-- of quarantined enquiries, which most channels hold until the owner releases them.
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

-- The page where the visit began and the page with the form; campaign is a JSON object of utm parameters.
ALTER TABLE enquiries ADD COLUMN first_page TEXT;
ALTER TABLE enquiries ADD COLUMN form_page TEXT;
ALTER TABLE enquiries ADD COLUMN referring_host TEXT;
ALTER TABLE enquiries ADD COLUMN campaign TEXT;

-- When the owner was first notified of an enquiry, and when a quarantined one was released.
ALTER TABLE enquiries ADD COLUMN notified_at INTEGER;
ALTER TABLE enquiries ADD COLUMN released_at INTEGER;
UPDATE enquiries SET notified_at =
  (SELECT min(settled_at) FROM outbox WHERE subject_id = enquiries.id AND kind = 'enquiry' AND state = 'sent');
