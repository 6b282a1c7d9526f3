-- When the owner first read an enquiry, and the page of this site that the sender had come from to the form.
ALTER TABLE enquiries ADD COLUMN opened_at INTEGER;
ALTER TABLE enquiries ADD COLUMN came_from TEXT;
