import { action } from '../../server/action.ts'
import { keep, keptSchema } from '../../server/kept.ts'

export const actions = {
  /** Keeps texts for the windows of a later start. */
  keep: action(keptSchema, keep),
}
