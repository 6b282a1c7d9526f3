-- The time by which its sender was promised an answer, which later changes of the office hours do not move.
-- Without it, the promise follows from the time of receipt.
ALTER TABLE enquiries ADD COLUMN reply_by INTEGER;
