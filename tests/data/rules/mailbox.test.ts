import { mailboxOf } from '@lintel/rules/contact.ts'
import { expect, test } from 'vitest'

test.each([
  ['Ada@Firm.Example', 'ada@firm.example'],
  ['ada@BÜCHER.example', 'ada@xn--bcher-kva.example'],
  ['ada@bu\u0308cher.example', 'ada@xn--bcher-kva.example'],
  ['ada@XN--BCHER-KVA.example', 'ada@xn--bcher-kva.example'],
  ['E\u0301va@firm.example', 'éva@firm.example'],
  // No host that browsers know: as it is written.
  ['ada@XN--A.example', 'ada@xn--a.example'],
])('%s is the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox)
})
