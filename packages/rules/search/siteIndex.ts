import { slugOf } from '../slugOf.ts'

/** The path of the index. It has no hash, so hosts make browsers revalidate it. */
export const siteIndexPath = '/search/site.json'

/**
 * The path of what else the assistant needs, in one file: what it fetches must not depend on what a visitor
 * writes.
 */
export const assistantPath = '/search/assistant.json'

/** What search and assistant know from the start: everything but the articles, of which there may be many. */
export interface SiteIndex {
  pages: SitePage[]
  /** Groups of terms that visitors use interchangeably. */
  synonyms: string[]
  articles: { count: number; shards: number }
}

/** What only the assistant knows. */
export interface AssistantIndex {
  admissions: Admission[]
  /** By page and heading, the terms of each question that is too long for a search. */
  questions: Record<string, Record<string, string[]>>
  /** By page and heading, the terms of each question that the section does not answer. */
  unanswered: Record<string, Record<string, string[]>>
  /** Complete specimens, including what is made up, which replace those of the site's index. */
  specimens: SitePage[]
  /** As many of the newest articles as fit, newest first. */
  articles: SitePage[]
}

export interface SitePage {
  path: string
  title: string
  sections: Section[]
}

/** The content under one heading. */
export interface Section {
  heading: string
  /** The heading above it, and the section's label. */
  context?: string
  /**
   * The id of the nearest element around the heading that has one, or ""; absent if it is the heading's slug.
   */
  anchor?: string
  /** The terms of each question that it answers, which are searched but never quoted. */
  asked?: string[]
  blocks: TextBlock[]
}

/** Returns the address of a section: its page, and the id on it. */
export function addressOf(
  { path }: Pick<SitePage, 'path'>,
  { heading, anchor = slugOf(heading) }: Section,
): string {
  return anchor ? `${path}#${anchor}` : path
}

/** The sentences of a paragraph, or the items of a list, as on the page. */
export interface TextBlock {
  /** The page's label above the block, without which it could be misread: "Risk". */
  label?: string
  isList?: true
  /** Whether it is a drawing's caption, which says little on its own. */
  isCaption?: true
  /** Whether it speaks of a system that does not exist, as specimens do. */
  isMadeUp?: true
  sentences: string[]
}

/** A line as it appears on a page, with the label above it: "Risk". */
export interface QuotedLine {
  label?: string
  text: string
  /** Whether it speaks of a system that does not exist. */
  isMadeUp?: true
}

/** Questions that the site does not answer, and the assistant's reply to them. */
export interface Admission {
  says: string
  /** The topic that explains it at more length. */
  topic?: string
  /** The section that comes closest. */
  quotes?: { page: string; heading: string }
  asked: string[]
}
