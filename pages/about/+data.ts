import { people } from '#content/people.ts'
import { postList } from '#content/posts.ts'

export type AboutData = ReturnType<typeof data>

/** Everybody, with the articles that name them as their author. */
export const data = () => ({
  people: people().map((person) => ({
    ...person,
    posts: postList()
      .filter((post) => post.person?.id === person.id)
      .map(({ title, slug }) => ({ label: title, href: `/blog/${slug}` })),
  })),
})
