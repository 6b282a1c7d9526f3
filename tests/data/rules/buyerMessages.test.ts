import { readFileSync } from 'node:fs'
import { checkContact, fieldsOf } from '@lintel/rules/contact.ts'
import { expect, test } from 'vitest'

const lines = readFileSync('tests/data/rules/buyerMessages.txt', 'utf8').split('\n')
const messages = lines.filter((line) => line !== '' && !line.startsWith('#'))
const sender = { ...fieldsOf(() => ''), name: 'Ada Okafor', email: 'ada@firm.example' }

test('the corpus holds 200 different messages, and those that owners added', () => {
  expect(new Set(messages).size).toBeGreaterThanOrEqual(200)
})

test('no buyer is refused', () => {
  const refused = messages.flatMap((message) => {
    const issues = checkContact({ ...sender, message })
    return issues.length > 0 ? [{ message, issues }] : []
  })
  expect(refused).toEqual([])
})
