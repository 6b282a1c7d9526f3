import type { Topic } from '#data/posts.ts'
import { site } from '#data/site.ts'

/** How many posts stand on one page of a list, and beside an article. */
export const postsPerPage = 24
export const mostRelatedPosts = 3
/** How many topics the list names; the others are found on the posts themselves. */
export const mostTopics = 12

/** How topics are written whose tags are plain small letters. */
const topicNames: Record<string, string> = { ai: 'AI', mlops: 'MLOps', llm: 'LLM', rag: 'RAG' }

export const topicName = (tag: string) => topicNames[tag] ?? tag

/** The words of the blog's pages. */
export const blog = {
  badge: 'Our Blog',
  title: 'Insights & Innovation',
  lead: 'Positions, mechanisms and failure modes from our work on AI systems, data analytics and digital transformation.',
  head: {
    title: 'Blog: AI systems, data and architecture',
    description:
      'Articles for people who answer for technology: AI systems, data analytics, automation and architecture, with decisions, trade-offs and failure modes.',
  },
  backHome: 'Back to Home',
  backToBlog: 'Back to Blog',
  /** The author label of every card. */
  authorLabel: site.name,
  readMore: 'Read More',
  topics: 'Topics',
  allTopics: 'All',
  topic: 'Topic',
  listLabel: 'Articles',
  search: {
    label: 'Search articles',
    /** Said to those who cannot see the list. */
    found: (count: number) => `${count} found`,
    none: 'No article matches. Try a single word, or choose a topic.',
    failed: 'The search could not be loaded. The topics and the list work without it.',
  },
  empty: 'No blog posts found. Check console for debugging information.',
  newsletter: {
    title: 'Stay Updated',
    text: 'New articles by email, nothing else. You confirm the address first, and every email has an unsubscribe link.',
  },
  feeds: [
    { label: 'Atom feed', href: '/blog/feed.xml' },
    { label: 'JSON feed', href: '/blog/feed.json' },
  ],
  post: {
    share: 'Share this article',
    markdownCopy: 'Read as Markdown',
    previous: 'Previous article',
    next: 'Next article',
    related: 'Related articles',
    relatedTitle: 'More on these topics',
    contents: 'On this page',
    neighbors: 'Neighboring articles',
  },
  notFound: {
    title: 'Post not found',
    text: "The blog post you're looking for doesn't exist or has been moved.",
  },
}

/** One sentence on a topic's page. */
export function articlesAbout({ name, count }: Topic): string {
  return `${count === 1 ? 'One article' : `${count} articles`} about ${name}, newest first.`
}
