import { claimIdOf } from '@lintel/desk/views/claims/actions.ts'
import { claims } from '@lintel/engine/content/claims.ts'
import { expect, test } from 'vitest'

test.each([
  ['fastDelivery', 'fastDelivery'],
  ['Fast delivery', 'fastDelivery'],
  [' fast-delivery ', 'fastDelivery'],
  ['Delivery by AI', 'deliveryByAi'],
  ['SKUs', 'skus'],
  ['lieferungÜber24Stunden', 'lieferungUber24Stunden'],
  ['…', ''],
])('a claim of the short name “%s” is %s', (name, id) => {
  expect(claimIdOf(name)).toBe(id)
})

test('a short name that is an id already stays', () => {
  for (const id of Object.keys(claims)) expect(claimIdOf(id)).toBe(id)
})
