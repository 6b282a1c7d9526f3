import { fillIn } from './fillIn.ts'

/** How many posts one page of a list shows, and how many related ones an article shows. */
export const postsPerPage = 24
export const maxRelatedPosts = 3
/** How many topics the list names; the others appear only on their posts. */
export const maxTopics = 12

export interface Topic {
  name: string
  slug: string
  count: number
}

/** Returns a topic as a heading or a label: its name, with a capital where it is written in small letters alone. */
export function topicHeading({ name }: Pick<Topic, 'name'>): string {
  return name === name.toLowerCase() ? name.charAt(0).toUpperCase() + name.slice(1) : name
}

/** Returns a tag as a sentence writes it. */
export function topicName(tag: string, spellings: Readonly<Record<string, string>>): string {
  return new Map(Object.entries(spellings)).get(tag) ?? tag
}

/** Returns a tag as a label, spelled like the heading of its topic. */
export function tagLabel(tag: string, spellings: Readonly<Record<string, string>>): string {
  return topicHeading({ name: topicName(tag, spellings) })
}

/** Returns the sentence that describes a topic's page. */
export function articlesAbout(
  { name, count }: Topic,
  { one, other }: { one: string; other: string },
): string {
  return fillIn(count === 1 ? one : other, { topic: topicHeading({ name }) })
}
