import MiniSearch, { type Options } from 'minisearch'

/** What the search knows of a post. */
interface SearchedPost {
  slug: string
  title: string
  description: string
  tags: string[]
  headings: string[]
  date: string
}

export type FoundPost = Pick<SearchedPost, 'slug' | 'title' | 'date'>

/** Where the build puts the index. */
export const searchIndexPath = '/blog/search-index.json'

/** The same for who makes the index and who asks it. */
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

/** How many results are shown. */
const maxResults = 8

export function searchIndexOf(posts: SearchedPost[]): string {
  const index = new MiniSearch(options)
  index.addAll(posts)
  return JSON.stringify(index)
}

/** @returns the search itself: posts for a query, best first */
export function openSearchIndex(json: string): (query: string) => FoundPost[] {
  const index = MiniSearch.loadJSON(json, options)
  return (query) => index.search(query).slice(0, maxResults) as unknown as FoundPost[]
}
