import { postList } from '@lintel/engine/content/posts.ts'
import { getCollection, getContent } from '@lintel/engine/content/store.ts'

export type AboutData = ReturnType<typeof data>

/** Everybody, with the lines of specimens that they sign and the articles that name them as their author. */
export const data = () => ({
  people: getCollection('people').map((person) => ({
    ...person,
    signs: (['drawnBy', 'checkedBy'] as const)
      .map((line) => ({
        label: getContent('pages', 'about').people.signs[line],
        links: getCollection('specimens')
          .filter((specimen) => specimen[line].id === person.id)
          .map(({ name, href }) => ({ label: name, href })),
      }))
      .filter(({ links }) => links.length > 0),
    posts: postList()
      .filter((post) => post.person?.id === person.id)
      .map(({ title, slug }) => ({ label: title, href: `/blog/${slug}` })),
  })),
})
