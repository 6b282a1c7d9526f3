import { pageWords } from '#content/pages.ts'
import { people } from '#content/people.ts'
import { postList } from '#content/posts.ts'
import { specimens } from '#content/specimens.ts'

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
