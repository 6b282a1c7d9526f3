import MiniSearch, { type Options } from 'minisearch'

/** The fields of a post that the search uses. */
interface SearchedPost {
  slug: string
  title: string
  description: string
  tags: string[]
  headings: string[]
  date: string
}

export type FoundPost = Pick<SearchedPost, 'slug' | 'title' | 'date'>

/** The path at which the build writes the index. */
export const searchIndexPath = '/blog/search-index.json'

/** Building and reading the index require the same options. */
const options: Options<SearchedPost> = {
  idField: 'slug',
  fields: ['title', 'description', 'tags', 'headings'],
  storeFields: ['slug', 'title', 'date'],
  extractField: (post, field) => {
    const value = post[field as keyof SearchedPost]
    return Array.isArray(value) ? value.join('\n') : value
  },
  tokenize: (text) => text.split(/[^\p{Letter}\p{Number}]+/u),
  searchOptions: {
    prefix: true,
    fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    combineWith: 'AND',
    boost: { title: 3, tags: 2 },
  },
}

/** The number of results to show. */
const maxResults = 8

export function searchIndexOf(posts: SearchedPost[]): string {
  const index = new MiniSearch(options)
  index.addAll(posts)
  return JSON.stringify(index)
}

/**
 * Opens the index.
 * @returns a function that finds posts for a query, best first
 */
export function openSearchIndex(json: string): (query: string) => FoundPost[] {
  const index = MiniSearch.loadJSON(json, options)
  return (query) => index.search(query).slice(0, maxResults) as unknown as FoundPost[]
}
