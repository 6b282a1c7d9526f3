import { checkRecord } from '@lintel/engine/content/checkRecords.ts'
import { parseRecord } from '@lintel/engine/content/records.ts'
import type { Claim } from '@lintel/engine/schemas/claim.ts'
import { claimReference } from '@lintel/engine/schemas/claim.ts'
import { code, fields, link, list, oneOf, text } from '@lintel/engine/schemas/fields.ts'
import { personReference } from '@lintel/engine/schemas/person.ts'
import { describeDiagnostic } from '@lintel/rules/diagnostic.ts'
import { serviceReference } from '@site/data/schemas/service.ts'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'

const schema = fields({
  title: text(20),
  rows: list(fields({ name: text(), color: oneOf(['red', 'green']) })),
  claims: list(claimReference),
  action: link,
  service: serviceReference,
  drawnBy: personReference,
})

const claim: Claim = {
  figure: '5+',
  text: 'years',
  subject: 'years',
  source: 'Its records.',
  owner: 'Ada',
  reviewed: null,
  ceiling: false,
  reduction: false,
  illustrative: false,
}

const whole = `# The title is short.
title: "Words of {{name}}"
rows:
  - name: We're 100% sure
    color: red
claims: [years]
action: { label: Go, href: /about }
service: training
drawnBy: architect
`

function parse(source: string) {
  const references = {
    tokens: { name: 'Lintel' },
    claims: { years: claim },
    named: {
      service: { label: 'service', find: (id: string) => (id === 'training' ? { id } : undefined) },
      drawnBy: { label: 'person', find: (id: string) => (id === 'architect' ? { id } : undefined) },
    },
  }
  const { record, diagnostics } = parseRecord('content/pages/x.yaml', source, schema, references)
  return { record, diagnostics: diagnostics.map(describeDiagnostic) }
}

test('a record has its tokens replaced, and its claims in place of their ids', () => {
  expect(parse(whole)).toEqual({
    record: {
      title: 'Words of Lintel',
      rows: [{ name: "We're 100% sure", color: 'red' }],
      claims: [claim],
      action: { label: 'Go', href: '/about' },
      service: { id: 'training' },
      drawnBy: { id: 'architect' },
    },
    diagnostics: [],
  })
})

describe('what is wrong is named with its line, its column and how to fix it', () => {
  test.each([
    [
      'an unknown field',
      'title:',
      'titel:',
      /^\S+:2:1 there is no field "titel" here: remove it, or write one of: title, rows/,
    ],
    [
      'a missing field',
      "  - name: We're 100% sure\n    color",
      '  - color',
      /^\S+:4:5 name is missing: write it: name: …$/,
    ],
    ['an empty field', "We're 100% sure", '', /^\S+:4:\d+ name is missing: write text/],
    [
      'too many characters',
      'Words of',
      'Some more words of',
      /^\S+:2:8 title has 25 characters: say it in 20 characters at most$/,
    ],
    [
      'more characters than any field needs',
      "We're 100% sure",
      'x'.repeat(5_001),
      /^\S+:4:\d+ name has 5,?001 characters: say it in 5000 characters at most$/,
    ],
    [
      'a control character',
      "We're 100% sure",
      '"sure\\x07"',
      /^\S+:4:\d+ name is .*: write it again without control characters/,
    ],
    ['another host for a path', '/about', '//about', /^\S+:7:28 href is "\/\/about": begin it with "\/"/],
    [
      'a number for a text',
      '"Words of {{name}}"',
      '2025',
      /^\S+:2:8 title is the number 2025: write text, in quotes/,
    ],
    ['a text for a list', '[years]', 'years', /^\S+:6:9 claims is "years": write a list/],
    [
      'a text for fields',
      '{ label: Go, href: /about }',
      'Go',
      /^\S+:7:9 action is "Go": write fields, each on a line .*: label, href$/,
    ],
    ['another choice', 'red', 'blue', /^\S+:5:12 color is "blue": write one of: red, green$/],
    ['an address without its "/"', '/about', 'about', /^\S+:7:28 href is "about": begin it with "\/"/],
    [
      'a claim that nobody registered',
      '[years]',
      '[projects]',
      /^\S+:6:10 there is no claim "projects": write/,
    ],
    [
      'a person without a file',
      'drawnBy: architect',
      'drawnBy: lead',
      /^\S+:9:10 there is no person "lead": write/,
    ],
    ['a service without a file', 'training', 'trainings', /^\S+:8:10 there is no service "trainings": write/],
    ['a token that stands for nothing', '{{name}}', '{{nmae}}', /^\S+:2:8 title has an unknown token: use/],
    [
      'a field that stands there twice',
      'title:',
      'title: One\ntitle:',
      /^\S+:3:1 this field stands here twice: keep one/,
    ],
    ['a tab before a field', '    color', '\tcolor', /^\S+:5:1 a tab stands before the text: write spaces/],
    [
      'a colon in a text',
      "We're 100% sure",
      'AI: a guide',
      /^\S+:4:11 a second colon in this line .*: put the text in quotes/,
    ],
    ['an apostrophe in single quotes', "We're 100% sure", "'We're sure'", /^\S+:4:\d+ this cannot be read/],
    [
      'a quote that does not end',
      '"Words of {{name}}"',
      '"Words',
      /^\S+:2:8 a quotation mark is not closed: write/,
    ],
    [
      'a text that begins with a sign',
      "We're 100% sure",
      '*important*',
      /^\S+:4:11 .*: put the text in quotes/,
    ],
    ['markup', '100%', '<b>100%</b>', /^\S+:4:11 name is "We're <b>100%<\/b> sure": leave out the markup/],
    ['no text at all', whole, '', /^\S+:1:1 it is empty/],
  ])('%s', (_, written, instead, expected) => {
    expect(whole).toContain(written)
    const { record, diagnostics } = parse(whole.replace(written, () => instead))
    expect(record).toBeNull()
    expect(
      diagnostics.filter((line) => expected.test(line)),
      diagnostics.join('\n'),
    ).toHaveLength(1)
  })
})

test.each(['constructor', '__proto__', 'prototype'])('a field %s is refused, however deep', (name) => {
  for (const source of [`${name}: x\n`, `a:\n  - b:\n      ${name}: x\n`]) {
    const { diagnostics } = parseRecord('content/pages/x.yaml', source, v.any(), { tokens: {}, claims: {} })
    expect(diagnostics).toMatchObject([
      { line: source.split('\n').length - 1, message: `nothing can be called "${name}"` },
    ])
  }
})

test('less than, addresses and code are no markup', () => {
  for (const words of ['a < b > c', 'x <3', '<jane@firm.example>', '<https://firm.example>'])
    expect(v.is(text(), words), words).toBe(true)
  for (const words of ['<b>x', 'x</b>', '<br/>', 'a <img src=x onerror=y> b', '<my-tag>', '<B >'])
    expect(v.is(text(), words), words).toBe(false)
  expect(v.is(code(), 'const a = <b>1</b>')).toBe(true)
})

test('all that is wrong with a file is named, not only the first', () => {
  const { diagnostics } = parse(
    whole.replace('red', 'blue').replace('[years]', '[projects]').replace('/about', 'x'),
  )
  expect(diagnostics).toHaveLength(3)
})

test('a group of fields in place of a list is not called empty', () => {
  expect(checkRecord('redirects.yaml', 'from: x\n')).toMatchObject([
    { message: 'the file is a group of fields', fix: expect.stringContaining('write a list') },
  ])
})

test('a file whose name is too long to make a page of is named', () => {
  expect(checkRecord(`pages/${'a'.repeat(230)}.yaml`, '')).toMatchObject([
    { message: 'the file name is too long', fix: expect.stringContaining('at most 200') },
  ])
})
