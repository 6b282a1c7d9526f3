import { people as everybody } from '@lintel/engine/content/people.ts'
import { postList } from '@lintel/engine/content/posts.ts'
import { specimens } from '@lintel/engine/content/specimens.ts'
import { personWords } from '@lintel/engine/content/words.ts'
import { LinkList } from '@lintel/kit/ui/links.tsx'
import { Portrait } from '@lintel/kit/ui/Portrait.tsx'
import { reveal } from '@lintel/kit/ui/reveal.ts'
import { Section } from '@lintel/kit/ui/Section.tsx'
import { Fragment } from 'react'
import type { People as Words } from './schema.ts'

/** Those who answer for the work, each an axis below one beam. */
export function People({ signs: lines, ...heading }: Words) {
  const people = signers(lines)
  if (people.length === 0) return null
  return (
    <Section {...heading}>
      <ul className="grid gap-y-12 sm:grid-cols-2 lg:grid-cols-4">
        {people.map(({ signs, posts, ...person }, index) => (
          <li
            key={person.id}
            id={person.id}
            className="grid scroll-mt-24 grid-cols-[4rem_1fr] gap-x-5 border-t border-text sm:block sm:pr-8"
            {...reveal(index)}
          >
            <span className="ml-8 block h-8 border-l border-edge max-sm:col-span-2" aria-hidden="true" />
            <Portrait person={person} className="size-16" />
            <div>
              <p className="text-h3 font-semibold sm:mt-5">{person.name ?? person.role}</p>
              {person.name && <p className="mt-1 text-small text-muted">{person.role}</p>}
              <p className="mt-3 text-muted">{person.answersFor}</p>
              {person.links.length > 0 && <LinkList links={person.links} className="mt-2" />}
              {[...signs, { label: personWords.articles, links: posts }]
                .filter(({ links }) => links.length > 0)
                .map(({ label, links }) => (
                  <Fragment key={label}>
                    <p className="label mt-4 text-muted">{label}</p>
                    <LinkList links={links} className="mt-2" />
                  </Fragment>
                ))}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Everybody, with the lines of specimens that they sign and the articles that name them as their author. */
const signers = (lines: Words['signs']) =>
  everybody().map((person) => ({
    ...person,
    signs: (['drawnBy', 'checkedBy'] as const)
      .map((line) => ({
        label: lines[line],
        links: specimens()
          .filter((specimen) => specimen[line].id === person.id)
          .map(({ name, href }) => ({ label: name, href })),
      }))
      .filter(({ links }) => links.length > 0),
    posts: postList()
      .filter((post) => post.person?.id === person.id)
      .map(({ title, slug }) => ({ label: title, href: `/blog/${slug}` })),
  }))
