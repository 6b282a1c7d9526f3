import { claimsSchema } from './claim.ts'
import { collection } from './collection.ts'
import { cookiesSchema } from './cookies.ts'
import { interfaceSchemas } from './interface/index.ts'
import { jobSchema } from './job.ts'
import { legalSchema } from './legal.ts'
import { personSchema } from './person.ts'
import { admissionsSchema, questionsSchema, synonymsSchema, unansweredSchema } from './questions.ts'
import { redirectsSchema } from './redirects.ts'
import { siteSchema } from './site.ts'

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
}
