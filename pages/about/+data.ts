import { pageWords } from '@lintel/engine/content/pages.ts'
import { people } from '@lintel/engine/content/people.ts'
import { postList } from '@lintel/engine/content/posts.ts'
import { specimens } from '@lintel/engine/content/specimens.ts'

export type AboutData = ReturnType<typeof data>

/** Everybody, with the lines of specimens that they sign and the articles that name them as their author. */
export const data = () => ({
  people: people().map((person) => ({
    ...person,
    signs: (['drawnBy', 'checkedBy'] as const)
      .map((line) => ({
        label: pageWords('about').people.signs[line],
        links: specimens()
          .filter((specimen) => specimen[line].id === person.id)
          .map(({ name, href }) => ({ label: name, href })),
      }))
      .filter(({ links }) => links.length > 0),
    posts: postList()
      .filter((post) => post.person?.id === person.id)
      .map(({ title, slug }) => ({ label: title, href: `/blog/${slug}` })),
  })),
})
