import type { GenericSchema } from 'valibot'
import { pageSchemas } from './pages/index.ts'
import { admissionsSchema, questionsSchema } from './questions.ts'

/** What each YAML file below `content/` must hold, by its path in there. */
export const schemas: Record<string, GenericSchema> = {
  ...Object.fromEntries(Object.entries(pageSchemas).map(([name, schema]) => [`pages/${name}.yaml`, schema])),
  'admissions.yaml': admissionsSchema,
}

/** The same of a file that need not be there: a page may go without questions. */
export const schemaOf = (path: string): GenericSchema | undefined =>
  schemas[path] ?? (path.startsWith('questions/') ? questionsSchema : undefined)
