import type { Stage } from './runSteps.ts'

export const checks: Stage = [
  ['check -- types', 'check -- imports'],
  ['check -- lint', 'check -- content'],
]

/**
 * Everything that a change must pass.
 * @param specs the end-to-end specs to run instead of all, those of the desk among them
 */
export const testStages = (specs?: readonly string[]): Stage[] => [
  [...checks, ['build']],
  // Half of what these take is waiting: units and edge for servers that never answer, the desk for its windows.
  [['test -- units'], ['test -- built', ...(specs ? [] : ['test -- desk'])]],
  [[['test -- e2e', ...(specs ?? [])].join(' ')]],
]
