import type { Person } from '@lintel/engine/schemas/person.ts'
import { structuredData } from '@lintel/kit/document/structuredData.ts'
import { site } from '@site/data/site.ts'
import { expect, test } from 'vitest'
import { examplePost } from '#tests/content/examplePost.ts'

const person: Person = {
  id: 'lead-architect',
  href: '/about',
  sheet: 1,
  sheets: 1,
  place: 1,
  name: 'Ada Example',
  role: 'Lead architect',
  answersFor: 'The design.',
  picture: null,
  links: [{ label: 'Profile', href: 'https://social.example/ada' }],
}

/** The author that search engines are told of a post. */
function authorOf(fields: Parameters<typeof examplePost>[0]) {
  const post = examplePost(fields)
  const head = { title: post.title, description: '', subject: { kind: 'post', post } as const }
  const nodes = structuredData(head, '/blog/example', '/image.png')['@graph']
  return JSON.parse(JSON.stringify(nodes)).find((node: object) => 'author' in node).author
}

test('an author is a person once somebody has supplied the name', () => {
  expect(authorOf({ person, author: 'Ada Example' })).toMatchObject({
    '@type': 'Person',
    name: 'Ada Example',
    jobTitle: 'Lead architect',
    sameAs: ['https://social.example/ada'],
  })
  expect(authorOf({ person: { ...person, name: null }, author: site.team })['@type']).toBe('Organization')
})
