/** What other files of the site ask about a page, as its head and its components gave it when it was rendered. */
export interface PageFacts {
  path: string
  /** Whether search engines are told to leave it out: only an error or an answer leads to it. */
  hidden: boolean
  /** Its content security policy. */
  policy: string
  /** The islands on it, by name. */
  islands: string[]
  /** What link previews show: its place, and its name in the cache. */
  image: { path: string; key: string } | null
}
