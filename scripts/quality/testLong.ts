import { runSteps } from './runSteps.ts'

/** What takes minutes and measures more than it checks. Needs nothing of "npm test" but the same checkout. */
const steps = [
  'test -- slow',
  'quality -- drill',
  'quality -- kill',
  'quality -- load',
  'bench -- edge',
  'build',
  'quality -- markup',
  'quality -- crawl',
  'quality -- blocked',
  'quality -- engines',
  'quality -- lighthouse',
  'quality -- observatory',
]

runSteps(steps, 'npm test -- long')
