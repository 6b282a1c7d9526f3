import * as v from 'valibot'
import { tasks } from '../../records/tasks.ts'
import { action } from '../../server/action.ts'

export const actions = {
  tasks: action(v.object({}), () => tasks.map(({ also: _, ...task }) => task)),
}
