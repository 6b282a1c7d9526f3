import { personNamed } from './people.ts'
import type { References } from './records.ts'
import { serviceNamed } from './services.ts'
import { references } from './tokens.ts'

/** What pages and case studies may refer to: services and people too, whose own files can refer to neither. */
export const allReferences: References = { ...references, serviceOf: serviceNamed, personOf: personNamed }
