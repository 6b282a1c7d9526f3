import { runSteps } from './runSteps.ts'

/** Everything, cheapest first; stops at the first failure. */
const steps = [
  'check -- types',
  'check -- lint',
  'check -- imports',
  'check -- content',
  'test -- units',
  'build',
  'test -- built',
  'test -- e2e',
]

runSteps(steps, 'npm test')
