import { action } from '../../server/action.ts'
import { changesSchema, keep } from '../../server/kept.ts'

export const actions = {
  /** Keeps texts for the windows of a later start. */
  keep: action(changesSchema, keep),
}
