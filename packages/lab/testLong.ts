import { runSteps } from './runSteps.ts'

/**
 * Runs everything that takes minutes, independently of "npm test". Steps that wait for servers, browsers or
 * the network run beside CPU-bound ones; nothing runs beside those that measure speed.
 */
await runSteps(
  [
    [['build']],
    [['test -- workerd'], ['test -- attacks']],
    [
      ['test -- slow'],
      [
        'quality -- kill',
        'quality -- markup',
        'quality -- drill',
        'quality -- hosts',
        'quality -- observatory',
        'quality -- engines',
        'quality -- blocked',
        'quality -- hostile',
        'quality -- menu',
        'quality -- crawl',
        'quality -- desk',
      ],
    ],
    [['test -- owner'], ['quality -- load']],
    // Alone, because the desk renders what it shows while the test waits.
    [['test -- desk']],
    [['quality -- lighthouse']],
  ],
  'npm test -- long',
)
