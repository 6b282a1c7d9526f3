/** Primary result codes of SQLite: https://sqlite.org/rescode.html. */
export const resultCodes = {
  busy: 5,
  readOnly: 8,
  ioError: 10,
  corrupt: 11,
  full: 13,
  cannotOpen: 14,
  notDatabase: 26,
}

/** Returns the primary result code of an error of SQLite, or 0 for any other error. */
export function resultOf(error: unknown): number {
  return ((error as { errcode?: number }).errcode ?? 0) & 0xff
}
