import * as v from 'valibot'
import { action } from '#desk/server/action.ts'

export const actions = {
  list: action(v.object({}), () => [] as string[]),
}
