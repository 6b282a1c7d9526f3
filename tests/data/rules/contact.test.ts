import {
  type ContactField,
  checkContact,
  checkField,
  contactMessages,
  fieldsOf,
} from '@lintel/rules/contact.ts'
import { describe, expect, test } from 'vitest'
import { expectAccepted, expectRefused } from './expectIssues.ts'

const rule = (field: ContactField) => (text: string) => checkField(field, text)
const valid = {
  ...fieldsOf(() => ''),
  name: 'Ada Okafor',
  email: 'ada@firm.example',
  message: 'We plan a data platform.',
}
const domain = '@firm.example'

describe('name', () => {
  expectAccepted(rule('name'), ['Al', 'Ada Okafor', 'José Ñandú', '李小龙', "O'Brien-Smith", 'x'.repeat(99)])
  expectRefused(rule('name'), contactMessages.nameShort, ['', 'A', '\u200d\u200d\u200d', 'A\u00ad'])
  expectRefused(rule('name'), contactMessages.nameLong, ['x'.repeat(100), 'x'.repeat(101), 'x'.repeat(5000)])
})

describe('email', () => {
  expectAccepted(rule('email'), [
    'a@b.co',
    'ada.okafor+site@mail.firm.example',
    'simonload@firm.example',
    'metadata@firm.example',
    "o'brien!#$%&*+-/=?^_`{|}~@firm.example",
    'ada@sub-domain.xn--w-uga1v8h.example',
    'józef@żółw.example',
    `${'x'.repeat(254 - domain.length)}${domain}`,
  ])
  expectRefused(rule('email'), contactMessages.emailMissing, [''])
  expectRefused(rule('email'), contactMessages.emailLong, [`${'x'.repeat(255 - domain.length)}${domain}`])
  expectRefused(rule('email'), contactMessages.emailFormat, [
    'ada',
    'ada@firm',
    'ada@@firm.example',
    '@firm.example',
    'ada@firm.',
    'ada okafor@firm.example',
    'a@b.example,c@d.example',
    'a@b.example; c@d.example',
    // Group syntax: a parser of receivers reads each of these as mail to v@x.example.
    'a:v@x.example',
    'a:v@x.example;',
    // Encoded words: a parser that decodes them reads a@b.example.
    '=?utf-8?q?a=40b.example=3e?=@x.example',
    '=?utf-8?b?YUBi?=@x.example',
    // A link to such an address would carry a second receiver, another path or another host.
    'v@x.example?cc=w@y.example',
    'v@x?cc=w.example',
    'v@x&bcc=w.example',
    'v@x%2ey.example',
    'v@x/y.example',
    'v@x#y.example',
    'v@x.example:25',
    // Characters that nobody sees: a reply would go elsewhere, or nowhere.
    'a\u00add@firm.example',
    'ada\u200d@firm.example',
  ])
  expectRefused(rule('email'), contactMessages.emailSuspicious, [
    '<ada@firm.example>',
    'javascript:alert@firm.example',
    'JavaScript:x@firm.example',
    'data:x@firm.example',
    'vbscript:x@firm.example',
    'onload@firm.example',
    'x.onerror=1@firm.example',
  ])
})

describe('company', () => {
  expectAccepted(rule('company'), ['', 'Firm & Sons', 'x'.repeat(149)])
  expectRefused(rule('company'), contactMessages.companyLong, ['x'.repeat(150), 'x'.repeat(151)])
})

describe('message', () => {
  const filler = (length: number) => 'abcdefghij klmnopqrst '.repeat(200).slice(0, length)
  const distinct = (length: number) =>
    Array.from({ length }, (_, index) => `w${index}`)
      .join(' ')
      .slice(0, length)
  expectAccepted(rule('message'), ['0123456789', 'We plan a data platform.', distinct(1999)])
  expectRefused(rule('message'), contactMessages.messageShort, ['', 'short', '123456789'])
  expectRefused(rule('message'), contactMessages.messageLong, [distinct(2000), distinct(2001), filler(4000)])
  expectRefused(rule('message'), contactMessages.messageSpam, ['This is urgent, please call.'])
})

describe('checkContact', () => {
  test('accepts a valid enquiry', () => expect(checkContact(valid)).toEqual([]))

  test('reports the first issue of each field, in the order of the form', () => {
    const issues = checkContact({ ...valid, name: '', email: 'x', company: 'c'.repeat(151), message: 'hi' })
    expect(issues.map(({ field, message }) => [field, message])).toEqual([
      ['name', contactMessages.nameShort],
      ['email', contactMessages.emailFormat],
      ['company', contactMessages.companyLong],
      ['message', contactMessages.messageShort],
    ])
  })

  test('checks what remains after cleaning', () => {
    expect(checkContact({ ...valid, name: ' <b>A</b>  ' })[0]?.message).toBe(contactMessages.nameShort)
    expect(checkContact({ ...valid, message: `<p>${' '.repeat(50)}hi</p>` })[0]?.message).toBe(
      contactMessages.messageShort,
    )
  })

  test('names what triggered the spam check', () => {
    const [issue] = checkContact({ ...valid, message: 'Congratulations to the whole team!' })
    expect(issue).toEqual({
      field: 'message',
      message: contactMessages.messageSpam,
      isSecurity: true,
      detail: 'The word “congratulations” triggered the spam check.',
    })
  })
})

test('the words of the form are those that were asked for', () => {
  expect(contactMessages).toMatchObject({
    nameShort: 'Name must be at least 2 characters long',
    nameLong: 'Name must be less than 100 characters',
    emailMissing: 'Email is required',
    emailLong: 'Email is too long',
    emailFormat: 'Invalid email format',
    emailSuspicious: 'Email contains suspicious content',
    companyLong: 'Company name must be less than 150 characters',
    messageShort: 'Message must be at least 10 characters long',
    messageLong: 'Message must be less than 2000 characters',
    messageSpam: 'Message appears to be spam',
    bot: 'Bot detected. Please try again.',
    failed: 'Failed to send your message. Please try again.',
    network: 'Failed to send your message. Please check your internet connection and try again.',
    unexpected: 'An unexpected error occurred. Please try again.',
    botCheckMissing: 'Recaptcha script is not available',
  })
})
