import { placeOf } from '#data/diagnostic.ts'
import { type Checkout, type Finding, finding } from './Finding.ts'

/** Claims that nobody has reviewed, posts that nobody will see, and what the content checks refuse. */
export function contentFindings({ claims, posts, faults, today }: Checkout): Finding[] {
  const open = Object.entries(claims).filter(([, { reviewed }]) => reviewed === null)
  return [
    ...faults.map((fault) => finding('must', `${placeOf(fault)} ${fault.message}`, fault.fix)),
    ...open.map(([id, { figure, text, illustrative }]) =>
      finding(
        illustrative ? 'should' : 'must',
        `Nobody has reviewed the claim "${figure} ${text}".`,
        `edit data/claims.ts: ${id}, with your own source, owner and day of review, or remove it`,
      ),
    ),
    ...posts
      .filter(({ draft }) => draft)
      .map(({ slug }) =>
        finding('may', `The post ${slug} is a draft.`, `finish content/blog/${slug}.md, or delete it`),
      ),
    ...posts
      .filter(({ draft, date }) => !draft && date > today)
      .map(({ slug, date }) =>
        finding(
          'may',
          `The post ${slug} waits for ${date}.`,
          'build again on that day, or set an earlier date',
        ),
      ),
  ]
}
