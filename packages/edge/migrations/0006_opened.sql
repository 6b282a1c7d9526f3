-- When the owner first read an enquiry, and the page from which the sender came to the form.
ALTER TABLE enquiries ADD COLUMN opened_at INTEGER;
ALTER TABLE enquiries ADD COLUMN came_from TEXT;
