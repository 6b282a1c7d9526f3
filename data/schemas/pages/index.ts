import { claimReference } from '@lintel/engine/schemas/claim.ts'
import { day, fields, head, list } from '@lintel/engine/schemas/fields.ts'
import { areInOrder, endAfterBeginning, ends } from '@lintel/engine/schemas/moment.ts'
import * as v from 'valibot'
import { blocks } from '../../../components/blocks/schemas.ts'
import { blogSchema } from './blog.ts'
import { caseStudiesSchema } from './caseStudies.ts'
import { contactSchema } from './contact.ts'
import { legalPageSchema } from './legal.ts'
import { notFoundSchema, noticeSchema } from './notices.ts'
import { searchSchema } from './search.ts'
import { specimensSchema } from './specimens.ts'
import { toolsSchema } from './tools.ts'

/** A page that is nothing but its blocks. */
const anyPage = fields({
  head,
  blocks,
})

/** A page of the owner's own, which may be there for a time only. */
export const ownPage = v.pipe(
  fields({ head, ...ends, blocks }),
  v.forward(
    v.check((page) => areInOrder(page), endAfterBeginning),
    ['until'],
  ),
)

const aboutSchema = fields({
  ...anyPage.entries,
  /** What the assistant says besides. */
  assistant: fields({
    figures: fields({ claims: list(claimReference) }),
    /** What the firm's work has reached at best. */
    bestResults: fields({ claims: list(claimReference) }),
  }),
})

const pricingSchema = fields({
  ...anyPage.entries,
  reviewed: v.pipe(
    v.nullish(day, null),
    v.description('the day on which the firm last checked that this is how it charges'),
  ),
})

/** What each file of `content/pages/` must hold that the site cannot do without, by its name; others are `ownPage`. */
export const pageSchemas = {
  /** Its title and its description for search engines are the brand's. */
  home: fields({ blocks }),
  about: aboutSchema,
  services: anyPage,
  'case-studies': caseStudiesSchema,
  specimens: specimensSchema,
  pricing: pricingSchema,
  contact: contactSchema,
  careers: anyPage,
  tools: toolsSchema,
  blog: blogSchema,
  legal: legalPageSchema,
  notice: noticeSchema,
  'not-found': notFoundSchema,
  search: searchSchema,
}

export type PageName = keyof typeof pageSchemas
