import type { ResponseOf } from '../../app/request.ts'

export type LaunchLine = ResponseOf<'launch', 'check'>['diagnostics'][number]

export const severities = {
  must: 'Must be done before the launch',
  should: 'Should be done',
  may: 'Worth a look',
}
