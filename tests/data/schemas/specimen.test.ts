import { specimenSchema } from '@site/data/schemas/specimen.ts'
import * as v from 'valibot'
import { expect, test } from 'vitest'

const drawn = { caption: 'A drawing', description: 'What it shows.' }

const diagram = {
  ...drawn,
  kind: 'diagram',
  columns: 2,
  parts: [
    { id: 'mail', name: 'Mail', shape: 'outside', column: 1, row: 1 },
    { id: 'reader', name: 'Reader', shape: 'process', column: 2, row: 1 },
  ],
  zones: [],
  flows: [{ from: 'mail', to: 'reader', text: 'Invoices' }],
}

const threshold = {
  ...drawn,
  kind: 'threshold',
  labels: {
    wrong: 'Wrong',
    posted: 'Posted',
    threshold: 'Threshold',
    limit: 'Limit',
    interval: '95 % interval',
    table: 'All thresholds',
  },
  total: 100,
  limit: 1,
  chosen: 0.9,
  points: [
    { threshold: 0.8, posted: 90, wrong: 4 },
    { threshold: 0.9, posted: 70, wrong: 1 },
  ],
}

/** What is wrong with a document whose one clause holds this. */
function messages(block: object): string[] {
  const { issues = [] } = v.safeParse(v.pick(specimenSchema, ['clauses']), {
    clauses: [{ title: 'Scope', note: 'Why it is here.', blocks: [block] }],
  })
  return issues.map(({ message }) => message)
}

test('drawings whose parts agree are taken', () => {
  expect([...messages(diagram), ...messages(threshold)]).toEqual([])
})

test.each(['from', 'to'])('a flow whose "%s" names no part is not left out in silence', (end) => {
  const flows = diagram.flows.map((flow) => ({ ...flow, [end]: 'ledger' }))
  expect(messages({ ...diagram, flows })).toEqual(['write ids of parts under from and to'])
})

test('the threshold that is chosen has a point', () => {
  expect(messages({ ...threshold, chosen: 0.85 })).toEqual([
    'write under chosen the threshold of one of the points',
  ])
})
