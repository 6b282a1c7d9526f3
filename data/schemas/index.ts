import type { GenericSchema } from 'valibot'
import { pageSchemas } from './pages/index.ts'

/** What each YAML file below `content/` must hold, by its path in there. */
export const schemas: Record<string, GenericSchema> = Object.fromEntries(
  Object.entries(pageSchemas).map(([name, schema]) => [`pages/${name}.yaml`, schema]),
)
