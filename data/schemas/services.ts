import { fields } from '@lintel/engine/schemas/fields.ts'
import type * as v from 'valibot'
import { blocksBelowHead } from '../../components/blocks/schemas.ts'
import { type ServiceCard, serviceFields } from './service.ts'

/** What each file of `content/services/` must hold. */
export const serviceSchema = fields({ ...serviceFields, blocks: blocksBelowHead })

export type Service = ServiceCard & Pick<v.InferOutput<typeof serviceSchema>, 'blocks'>
