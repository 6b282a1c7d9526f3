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
  [['test -- units'], ['test -- built']],
  [[['test -- e2e', ...(specs ?? [])].join(' ')]],
  // Alone, as what it shows is made while somebody waits.
  ...(specs ? [] : [[['test -- desk']]]),
]
