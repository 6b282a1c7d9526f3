import { runSteps } from './runSteps.ts'

/**
 * What takes minutes. Needs nothing of "npm test" but the same checkout. What waits for servers, browsers and the
 * network runs beside what computes; nothing runs beside what measures speed.
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
        'quality -- crawl',
        'quality -- desk',
      ],
    ],
    [['test -- owner'], ['quality -- load']],
    // Alone, as what it shows is made while somebody waits.
    [['test -- desk']],
    [['quality -- lighthouse']],
  ],
  'npm test -- long',
)
