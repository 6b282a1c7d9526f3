import type { Stage } from './runSteps.ts'

export const checks: Stage = [
  ['check -- types', 'check -- imports'],
  ['check -- lint', 'check -- content'],
]

/**
 * The stages that every change to the site must pass.
 * @param specs the end-to-end specs to run instead of all
 */
export const testStages = (specs?: readonly string[]): Stage[] => [
  [...checks, ['build']],
  [['test -- units'], ['test -- built']],
  [[['test -- e2e', ...(specs ?? [])].join(' ')]],
]
