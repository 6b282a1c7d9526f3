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
const inMenu = (...labels: string[]) =>
  source.replace(
    '\nfooter:',
    `  entries:\n${labels.map((label, index) => `    - { label: ${label}, href: /about#${index} }\n`).join('')}\nfooter:`,
  )

test('the menu takes own entries that fit, and names those that do not', () => {
  expect(checkRecord(path, inMenu('Readiness Workshops', 'W'.repeat(28)))).toEqual([])
  expect(checkRecord(path, inMenu('W'.repeat(29)))).toMatchObject([
    {
      field: 'header.entries.0.label',
      message: 'label has 29 characters',
      fix: 'say it in 28 characters at most: more do not fit into the menu, on screens of 1280 px and of 390 px',
    },
  ])
  expect(checkRecord(path, inMenu(...'abcdefg'))).toMatchObject([
    { message: 'entries has 7 entries', fix: expect.stringMatching(/^keep 6 entries at most/) },
  ])
})

test('so does the footer', () =>
  expect(
    checkRecord(path, source.replace('label: Careers,', 'label: Careers and internships,')),
  ).toMatchObject([
    { fix: 'say it in 17 characters at most: more do not fit into the column, on screens of 1280 px' },
  ]))
