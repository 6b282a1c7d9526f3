import { aboutSchema } from './about.ts'
import { blogSchema } from './blog.ts'
import { careersSchema } from './careers.ts'
import { caseStudiesSchema } from './caseStudies.ts'
import { contactSchema } from './contact.ts'
import { homeSchema } from './home.ts'
import { legalPageSchema } from './legal.ts'
import { notFoundSchema, noticeSchema } from './notices.ts'
import { pricingSchema } from './pricing.ts'
import { searchSchema } from './search.ts'
import { servicesSchema } from './services.ts'
import { specimensSchema } from './specimens.ts'
import { toolsSchema } from './tools.ts'

/** What each file of `content/pages/` must hold, by its name. */
export const pageSchemas = {
  home: homeSchema,
  about: aboutSchema,
  services: servicesSchema,
  'case-studies': caseStudiesSchema,
  specimens: specimensSchema,
  pricing: pricingSchema,
  contact: contactSchema,
  careers: careersSchema,
  tools: toolsSchema,
  blog: blogSchema,
  legal: legalPageSchema,
  notice: noticeSchema,
  'not-found': notFoundSchema,
  search: searchSchema,
}

export type PageName = keyof typeof pageSchemas
