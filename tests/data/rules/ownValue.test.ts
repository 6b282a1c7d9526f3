import { fillIn } from '@lintel/rules/fillIn.ts'
import { ownValue } from '@lintel/rules/ownValue.ts'
import { expect, test } from 'vitest'

const inherited = ['constructor', 'toString', '__proto__', 'hasOwnProperty']

test.each(inherited)('nothing stands under %s unless it was put there', (key) => {
  expect(ownValue({}, key)).toBeUndefined()
  expect(ownValue({ [key]: 'words' }, key)).toBe('words')
})

test.each(inherited)('a placeholder {%s} stays as it is', (key) => {
  expect(fillIn(`{${key}} of {count}`, { count: 2 })).toBe(`{${key}} of 2`)
})
