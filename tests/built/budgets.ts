/** What a page may cost before anything is touched, in bytes on the wire (gzip), and in requests. */
export const budgets = {
  startScript: 5_000,
  styleSheet: 14_000,
  homeDocument: 25_000,
  fonts: 35_000,
}
