-- Views of a page on a day (UTC, such as 2026-11-20). Nothing here identifies a visitor.
CREATE TABLE page_views (
  day TEXT NOT NULL,
  path TEXT NOT NULL,
  views INTEGER NOT NULL,
  PRIMARY KEY (day, path)
) STRICT, WITHOUT ROWID;
