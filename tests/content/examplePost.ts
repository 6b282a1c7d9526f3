import type { Post } from '@lintel/engine/schemas/post.ts'

/** A post with only what a test cares about. */
export function examplePost(fields: Partial<Post> = {}): Post {
  return {
    slug: 'example',
    title: 'Example',
    description: 'An example.',
    date: '2025-01-20',
    time: null,
    until: null,
    updated: null,
    author: 'Team',
    person: null,
    tags: [],
    heroImage: null,
    headings: [],
    words: 1,
    minutes: 1,
    draft: false,
    file: 'example.md',
    digest: 'example',
    ...fields,
  }
}
