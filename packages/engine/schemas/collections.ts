import * as v from 'valibot'
import { claimsSchema } from './claim.ts'
import { collection, type Entry } from './collection.ts'
import { cookiesSchema } from './cookies.ts'
import { closing, day, fields, flag, head, place, text } from './fields.ts'
import { interfaceSchemas } from './interface/index.ts'
import { clientSchema, quoteSchema } from './permission.ts'
import { personSchema } from './person.ts'
import { picturesSchema } from './pictures.ts'
import { admissionsSchema, questionsSchema, synonymsSchema, unansweredSchema } from './questions.ts'
import { redirectsSchema } from './redirects.ts'
import { siteSchema } from './site.ts'

/** The front matter of each text in `content/legal/`. */
export const legalSchema = fields({
  ...head.entries,
  place,
  effective: v.pipe(
    v.optional(day),
    v.description(
      'the day of its present words, which the desk sets when they change; empty: that of the brand',
    ),
  ),
  /** Whether the page is dark in both themes. */
  alwaysDark: v.optional(flag),
  closing: v.optional(closing),
})

const jobSchema = fields({
  title: text(),
  terms: v.pipe(text(), v.description('place and hours, as in “Berlin or remote, full time”')),
  description: v.pipe(text(), v.description('what the work is, and who you look for')),
})

export type Job = Entry<v.InferOutput<typeof jobSchema>>

/** The collections of every site. `packages/engine/content/posts.ts` reads the text of articles. */
export const collections = {
  site: collection({ label: 'Brand', files: 'site.yaml', schema: siteSchema, isPlain: true }),
  claims: collection({ label: 'Claims', files: 'claims.yaml', schema: claimsSchema, isPlain: true }),
  people: collection({
    label: 'Person',
    files: 'people/*.yaml',
    schema: personSchema,
    at: '/about',
    namedBy: ['person', 'drawnBy', 'checkedBy'],
  }),
  jobs: collection({ label: 'Job', files: 'jobs/*.yaml', schema: jobSchema, at: '/careers' }),
  quotes: collection({
    label: 'Quote',
    files: 'quotes/*.yaml',
    schema: quoteSchema,
    namedBy: ['quote'],
  }),
  clients: collection({
    label: 'Client’s logo',
    files: 'clients/*.yaml',
    schema: clientSchema,
    namedBy: ['logoOf'],
  }),
  legal: collection({ label: '{name}, a legal text', files: 'legal/*.md', schema: legalSchema, at: '/:id' }),
  posts: collection({ label: 'Article', files: 'blog/*.{md,mdx}', at: '/blog/:id' }),
  interface: collection({
    label: '{name}, on every page',
    files: 'interface/*.yaml',
    named: interfaceSchemas,
  }),
  cookies: collection({ label: 'Tables of the cookie page', files: 'cookies.yaml', schema: cookiesSchema }),
  questions: collection({
    label: 'Questions to',
    files: 'questions/**/*.yaml',
    schema: questionsSchema,
  }),
  admissions: collection({
    label: 'What the assistant admits not to know',
    files: 'admissions.yaml',
    schema: admissionsSchema,
  }),
  unanswered: collection({
    label: 'Questions that no page answers',
    files: 'unanswered.yaml',
    schema: unansweredSchema,
    ifMissing: {},
  }),
  synonyms: collection({
    label: 'Words that mean the same',
    files: 'synonyms.yaml',
    schema: synonymsSchema,
  }),
  redirects: collection({
    label: 'Addresses that pages had',
    files: 'redirects.yaml',
    schema: redirectsSchema,
    ifMissing: [],
    isPlain: true,
  }),
  pictures: collection({
    label: 'Source and permission of pictures',
    files: 'pictures.yaml',
    schema: picturesSchema,
    ifMissing: [],
    isPlain: true,
  }),
}
