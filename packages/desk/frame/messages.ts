/** Messages from the framed page. A field id is a file and a field path: "content/pages/home.yaml#hero.lead". */
export type FromFrame =
  /** The page has loaded; the ids are in document order. */
  | { kind: 'page'; path: string; fieldIds: string[] }
  /** A text was clicked; `href` if it is a link. */
  | { kind: 'open'; fieldIds: string[]; href: string | null }
  /** A text was clicked that belongs to no record. */
  | { kind: 'origin'; words: string }
  /** The edit is visible. */
  | { kind: 'shown' }

export type ToFrame =
  /** A text was edited. */
  | { kind: 'text'; fieldId: string; before: string; text: string }
  /** Render the page again. */
  | { kind: 'refresh' }
  | { kind: 'theme'; theme: 'light' | 'dark' }
  /** Scroll to a text. */
  | { kind: 'show'; fieldId: string; focus: boolean }
