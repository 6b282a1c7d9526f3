-- The address in the one spelling by which receipts are counted. Earlier enquiries have none, so that the first day
-- may send one more.
ALTER TABLE enquiries ADD COLUMN mailbox TEXT;
