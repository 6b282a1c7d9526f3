/** Where the build puts the index. The name is fixed, so hosts have browsers ask whether theirs is still current. */
export const siteIndexPath = '/assistant/passages.json'

/** A page as the assistant knows it. */
export interface SitePage {
  path: string
  title: string
  passages: Passage[]
}

/** What stands under one heading, or a part of it where that is long. */
export interface Passage {
  heading: string
  /** The heading above, and the label of the section. */
  context?: string
  /** What visitors ask about it in other words, which is never quoted. */
  asked?: string
  /** The id of the nearest element around the heading that has one. */
  anchor?: string
  blocks: TextBlock[]
}

/** Sentences of a paragraph, or items of a list, as the page has them. */
export interface TextBlock {
  /** The few words that the page puts over the block, without which it could be misread: "Risk". */
  label?: string
  isList?: true
  sentences: string[]
}
