/** What the page in the frame tells the window. A place is a file and the way to a field in it: "content/pages/home.yaml#hero.lead". */
export type FromFrame =
  /** The page stands: its path, and the places of its texts, in their order. */
  | { kind: 'page'; path: string; fieldIds: string[] }
  /** A text was clicked; `href` where it leads somewhere. */
  | { kind: 'open'; fieldIds: string[]; href: string | null }
  /** Words were clicked that no record holds. */
  | { kind: 'origin'; words: string }
  /** Words that were typed stand on the page. */
  | { kind: 'shown' }

/** What the window tells the page in the frame. */
export type ToFrame =
  /** A text reads otherwise from now on. */
  | { kind: 'text'; fieldId: string; before: string; text: string }
  /** Take the page as the server renders it now. */
  | { kind: 'refresh' }
  | { kind: 'theme'; theme: 'light' | 'dark' }
  /** Show where a text stands, and go there where `focus` says so. */
  | { kind: 'show'; fieldId: string; focus: boolean }
