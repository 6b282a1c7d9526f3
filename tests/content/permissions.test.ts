import { permittedBlocks, whyHidden } from '@lintel/engine/content/permissions.ts'
import { expect, test } from 'vitest'

const today = '2026-11-27'
const permission = {
  permittedBy: 'Ada',
  permitted: '2026-01-01',
  revoked: null,
  until: null as string | null,
}

test.each([
  ['with a permission', {}, undefined],
  ['on its last day', { until: today }, undefined],
  ['before it is taken back', { revoked: '2026-11-28' }, undefined],
  ['without one', { permitted: null }, 'nobody has permitted it yet'],
  ['without who gave it', { permittedBy: null }, 'nobody has permitted it yet'],
  ['after its last day', { until: '2026-11-26' }, 'its permission ended on 2026-11-26'],
  ['once it is taken back', { revoked: today }, 'its permission was taken back on 2026-11-27'],
  ['before it begins', { permitted: '2026-11-28' }, 'it is permitted from 2026-11-28 on'],
])('%s, a quote or logo is shown or not', (_, change, why) => {
  expect(whyHidden({ ...permission, ...change }, today)).toBe(why)
})

const record = { id: 'ada', href: '', sheet: 1, sheets: 1, name: 'Ada', ...permission }
const quote = { ...record, words: 'They drew it first.', firm: 'Mill Ltd' }
const client = { ...record, logo: 'images/mill.png' }
const ended = { until: '2026-01-31' }

test('a block that shows nothing else goes with what is not permitted', () => {
  const logos = (...clients: (typeof client)[]) => ({
    block: 'client-logos' as const,
    title: 'Clients',
    clients: clients.map((logoOf) => ({ logoOf })),
  })
  const text = { block: 'text' as const, text: 'Words.' }
  const old = { ...client, ...ended }
  expect(
    permittedBlocks([text, { block: 'quote', quote }, { block: 'quote', quote: { ...quote, ...ended } }]),
  ).toEqual([text, { block: 'quote', quote }])
  expect(permittedBlocks([logos(client, old), logos(old)])).toEqual([logos(client)])
})
