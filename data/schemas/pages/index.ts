import { careersSchema } from './careers.ts'

/** What each file of `content/pages/` must hold, by its name. */
export const pageSchemas = {
  careers: careersSchema,
}

export type PageName = keyof typeof pageSchemas
