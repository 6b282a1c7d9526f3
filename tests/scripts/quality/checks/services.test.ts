import { expect, test } from 'vitest'
import { describeDiagnostic } from '#data/diagnostic.ts'
import { serviceList } from '#data/services/index.ts'
import type { Service } from '#data/services/service.ts'
import { checkServices } from '#scripts/quality/checks/services.ts'

test('every service has a page', () => expect(checkServices(serviceList)).toEqual([]))

test('the files that the page of a service lacks are named', () => {
  const training = { id: 'training' } as unknown as Service
  const fix =
    'write it ("Add a service" in CONTRIBUTING.md), or remove the service from data/services/index.ts'
  expect(checkServices([...serviceList, training]).map(describeDiagnostic)).toEqual([
    `pages/training/+Page.tsx:1 is missing, and the service "training" needs it: ${fix}`,
    `pages/training/+head.ts:1 is missing, and the service "training" needs it: ${fix}`,
  ])
})
