import { caseStudySchema } from '@site/data/schemas/caseStudy.ts'
import { anyPage, pageSchemas } from '@site/data/schemas/pages/index.ts'
import { serviceSchema } from '@site/data/schemas/services.ts'
import { specimenSchema } from '@site/data/schemas/specimen.ts'
import { toolSchema } from '@site/data/schemas/tool.ts'
import type { GenericSchema } from 'valibot'
import { claimsSchema } from './claim.ts'
import { cookiesSchema } from './cookies.ts'
import { interfaceSchemas } from './interface/index.ts'
import { jobSchema } from './job.ts'
import { legalSchema } from './legal.ts'
import { personSchema } from './person.ts'
import { admissionsSchema, questionsSchema, synonymsSchema, unansweredSchema } from './questions.ts'
import { redirectsSchema } from './redirects.ts'
import { siteSchema } from './site.ts'

/** Files that must be there. Of services, tools, case studies, jobs and people there may be any number. */
export const required = [
  'admissions.yaml',
  'claims.yaml',
  'cookies.yaml',
  'site.yaml',
  'synonyms.yaml',
  ...Object.keys(pageSchemas).map((name) => `pages/${name}.yaml`),
  ...Object.keys(interfaceSchemas).map((name) => `interface/${name}.yaml`),
]

/**
 * What a YAML file must hold, or a legal text at its top; undefined where nothing reads it.
 * @param path from `content/`: "pages/about.yaml"
 */
export function schemaOf(path: string): GenericSchema | undefined {
  if (path === 'admissions.yaml') return admissionsSchema
  if (path === 'synonyms.yaml') return synonymsSchema
  if (path.startsWith('questions/')) return questionsSchema
  if (path === 'unanswered.yaml') return unansweredSchema
  if (path === 'claims.yaml') return claimsSchema
  if (path === 'redirects.yaml') return redirectsSchema
  if (path === 'cookies.yaml') return cookiesSchema
  if (path === 'site.yaml') return siteSchema
  if (path.startsWith('legal/')) return legalSchema
  const [, folder, name = ''] = /^([\w-]+)\/([\da-z-]+)\.yaml$/.exec(path) ?? []
  const named = (schemas: Record<string, GenericSchema>) =>
    Object.hasOwn(schemas, name) ? schemas[name] : undefined
  if (folder === 'pages') return named(pageSchemas) ?? anyPage
  if (folder === 'interface') return named(interfaceSchemas)
  if (folder === 'services') return serviceSchema
  if (folder === 'tools') return toolSchema
  if (folder === 'jobs') return jobSchema
  if (folder === 'specimens') return specimenSchema
  if (folder === 'people') return personSchema
  return folder === 'case-studies' ? caseStudySchema : undefined
}
