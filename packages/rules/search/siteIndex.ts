import { slugOf } from '../slugOf.ts'

/** Where the build puts the index. The name is fixed, so hosts have browsers ask whether theirs is still current. */
export const siteIndexPath = '/search/site.json'

/** Where the rest is that the assistant needs: what it fetches may not depend on what a visitor writes. */
export const assistantPath = '/search/assistant.json'

/** What search and assistant know of the site from the start: all but its articles, of which there may be many. */
export interface SiteIndex {
  pages: SitePage[]
  /** Terms that visitors use for one another, a group each. */
  synonyms: string[]
  articles: { count: number; shards: number }
}

/** What the assistant alone knows. */
export interface AssistantIndex {
  admissions: Admission[]
  /** By page and heading, the terms of each question that the section does not answer. */
  unanswered: Record<string, Record<string, string[]>>
  /** Whole, with what is made up, in place of those of the site's index. */
  specimens: SitePage[]
  /** As many as there is room for, the newest first. */
  articles: SitePage[]
}

export interface SitePage {
  path: string
  title: string
  sections: Section[]
}

/** What stands under one heading. */
export interface Section {
  heading: string
  /** The heading above, and the label of the section. */
  context?: string
  /** The id of the nearest element around the heading that has one, or ""; left out where the heading's words say it. */
  anchor?: string
  /** The terms of each question that it answers. They are searched, never quoted. */
  asked?: string[]
  blocks: TextBlock[]
}

/** Where a section stands: its page, and the id to go to there. */
export function addressOf(
  { path }: Pick<SitePage, 'path'>,
  { heading, anchor = slugOf(heading) }: Section,
): string {
  return anchor ? `${path}#${anchor}` : path
}

/** Sentences of a paragraph, or items of a list, as the page has them. */
export interface TextBlock {
  /** The few words that the page puts over the block, without which it could be misread: "Risk". */
  label?: string
  isList?: true
  /** Whether it stands below a drawing, and says little without it. */
  isCaption?: true
  /** Whether it speaks of a system that does not exist, as specimens do. */
  isMadeUp?: true
  sentences: string[]
}

/** A line of a page as it stands there, with the label that stands over it: "Risk". */
export interface QuotedLine {
  label?: string
  text: string
  /** Whether it speaks of a system that does not exist. */
  isMadeUp?: true
}

/** Questions that the site does not answer, and what the assistant says to them. */
export interface Admission {
  says: string
  /** The topic that says it at more length. */
  topic?: string
  /** The section that comes closest. */
  quotes?: { page: string; heading: string }
  asked: string[]
}
