import { runSteps } from './runSteps.ts'

/** What takes minutes and measures more than it checks. Needs nothing of "npm test" but the same checkout. */
const steps = [
  'test:slow',
  'drill',
  'test:kill',
  'test:load',
  'bench:edge',
  'build',
  'test:markup',
  'test:crawl',
  'test:blocked',
  'test:engines',
  'test:lighthouse',
  'test:observatory',
]

runSteps(steps, 'npm run test:long')
