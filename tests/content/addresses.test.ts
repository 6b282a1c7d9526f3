import { readFileSync } from 'node:fs'
import { checkAddressOf } from '@lintel/engine/checks/addresses.ts'
import { checkRecord } from '@lintel/engine/content/checkRecords.ts'
import { expect, test } from 'vitest'

test.each([
  ['a service', 'pages/automation.yaml', 'another page has the address /automation'],
  ['a legal text', 'pages/terms.yaml', 'another page has the address /terms'],
  ['a page', 'services/about.yaml', 'another page has the address /about'],
  ['a page of code', 'pages/legal-notice.yaml', 'the site itself needs the address /legal-notice'],
  ['a file', 'pages/apps.yaml', 'the site itself needs the address /apps'],
  ['the home page as a file', 'pages/index.yaml', 'the site itself needs the address /index'],
  ['the page for what is not there', 'pages/404.yaml', 'the site itself needs the address /404'],
  ['what the edge answers', 'pages/receipt.yaml', 'the site itself needs the address /receipt'],
])('a record cannot take the address of %s', (_, path, message) => {
  const file = `content/${path}`
  expect(checkAddressOf(file)).toEqual([{ file, field: '', line: 1, message, fix: 'give it another name' }])
})

test.each([
  'pages/campaign.yaml',
  'pages/about.yaml',
  'services/automation.yaml',
  'people/terms.yaml',
  'tools/terms.yaml',
])('the address of %s is free', (path) => expect(checkAddressOf(`content/${path}`)).toEqual([]))

const path = 'interface/navigation.yaml'
const source = readFileSync(`content/${path}`, 'utf8')
const linksOf = (labels: string[]) =>
  labels.map((label, index) => `{ label: ${label}, href: /about#${index} }`)
const inMenu = (...labels: string[]) => withEntries(...linksOf(labels))
const withEntries = (...entries: string[]) =>
  source.replace(/ {2}more:\n(?: {4}.*\n)+/, `  more: [${entries.join(', ')}]\n`)

test('the menu takes own entries that fit, and names those that do not', () => {
  expect(checkRecord(path, inMenu('Readiness Workshops', 'W'.repeat(28)))).toEqual([])
  expect(checkRecord(path, inMenu('W'.repeat(29)))).toMatchObject([
    {
      field: 'header.more.0.label',
      message: 'label has 29 characters',
      fix: 'say it in 28 characters at most: more do not fit into the menu, on screens of 1280 px and of 390 px',
    },
  ])
  expect(checkRecord(path, inMenu(...'abcdefghij'))).toMatchObject([
    { message: 'more has 10 entries', fix: expect.stringMatching(/^keep 9 entries at most/) },
  ])
})

const nested = (href: string, ...labels: string[]) =>
  withEntries(`{ label: Training, href: ${href}, entries: [${linksOf(labels).join(', ')}] }`)

test('an own entry may have entries of its own, one level deep', () => {
  expect(checkRecord(path, nested('/careers'))).toEqual([])
  expect(checkRecord(path, nested('/careers', ...'abcdef'))).toEqual([])
  const deeper = '{ label: A, href: /a, entries: [{ label: B, href: /b, entries: [] }] }'
  for (const [text, field, fix] of [
    [nested('/careers', 'W'.repeat(29)), 'entries.0.label', /^say it in 28 characters at most/],
    [nested('/careers', ...'abcdefg'), 'entries', /^keep 6 entries at most/],
    [nested('/about#0', 'a'), 'entries', /^leave its own address out of its sub-entries/],
    [withEntries(deeper), 'entries.0.entries', /^remove it/],
  ] as const)
    expect(checkRecord(path, text)).toMatchObject([
      { field: `header.more.0.${field}`, fix: expect.stringMatching(fix) },
    ])
})

test('the entry that opens the list of services stays', () =>
  expect(
    checkRecord(path, source.replace('label: Services, href: /services', 'label: Services, href: /pricing')),
  ).toMatchObject([
    { field: 'header.entries', fix: expect.stringMatching(/^keep an entry that leads to \/services/) },
  ]))

test('the footer takes labels that fit', () =>
  expect(
    checkRecord(path, source.replace('label: Careers,', 'label: Careers and internships,')),
  ).toMatchObject([
    { fix: 'say it in 17 characters at most: more do not fit into the column, on screens of 1280 px' },
  ]))
