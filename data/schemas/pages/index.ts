import { aboutSchema } from './about.ts'
import { careersSchema } from './careers.ts'
import { caseStudiesSchema } from './caseStudies.ts'
import { contactSchema } from './contact.ts'
import { homeSchema } from './home.ts'
import { servicesSchema } from './services.ts'

/** What each file of `content/pages/` must hold, by its name. */
export const pageSchemas = {
  home: homeSchema,
  about: aboutSchema,
  services: servicesSchema,
  'case-studies': caseStudiesSchema,
  contact: contactSchema,
  careers: careersSchema,
}

export type PageName = keyof typeof pageSchemas
