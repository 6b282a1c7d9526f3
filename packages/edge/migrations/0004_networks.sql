-- Hashes of the wider IPv6 networks of a sender's address, kept as long as the client's own hash.
ALTER TABLE enquiries ADD COLUMN network_56 TEXT;
ALTER TABLE enquiries ADD COLUMN network_48 TEXT;

CREATE INDEX enquiries_by_network_56 ON enquiries (network_56, received_at) WHERE network_56 IS NOT NULL;
CREATE INDEX enquiries_by_network_48 ON enquiries (network_48, received_at) WHERE network_48 IS NOT NULL;
CREATE INDEX enquiries_by_words ON enquiries (fingerprint, received_at) WHERE fingerprint IS NOT NULL;
