-- What the owner adds: a note, who takes the enquiry, and what became of it, "won" or "lost". They are erased with it.
ALTER TABLE enquiries ADD COLUMN note TEXT;
ALTER TABLE enquiries ADD COLUMN taken_by TEXT;
ALTER TABLE enquiries ADD COLUMN outcome TEXT;
