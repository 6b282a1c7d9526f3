import { readFileSync } from 'node:fs'
import { checkClaims } from '@lintel/engine/checks/claims.ts'
import { claims, claimsFile } from '@lintel/engine/content/claims.ts'
import { parseRecord } from '@lintel/engine/content/records.ts'
import { type Claim, claimsSchema } from '@lintel/engine/schemas/claim.ts'
import { describe, expect, test } from 'vitest'
import { claimNamed } from '#tests/support/claimNamed.ts'

const source = readFileSync('content/claims.yaml', 'utf8')
const today = '2026-11-21'
const claim: Claim = { ...claimNamed('projects'), reviewed: '2026-01-01' }
const withRecords = (records: Record<string, Partial<Claim>>) =>
  checkClaims(
    Object.fromEntries(Object.entries(records).map(([id, record]) => [id, { ...claim, ...record }])),
    source,
    today,
  )

describe('the register', () => {
  test('of this site is in order', () => expect(checkClaims(claims, source, today)).toEqual([]))

  test.each([
    ['reviewed today', { reviewed: today }],
    ['reviewed a year ago to the day', { reviewed: '2025-11-21' }],
    ['not reviewed yet', { reviewed: null }],
  ])('takes a record that was %s', (_, record) => expect(withRecords({ projects: record })).toEqual([]))

  test.each<[string, Partial<Claim>, RegExp]>([
    ['whose review is out of date', { reviewed: '2025-11-20' }, /was to be reviewed again by 2026-11-20/],
    ['reviewed tomorrow', { reviewed: '2026-11-22' }, /in the future/],
  ])('refuses a record %s, at its line', (_, record, what) => {
    const [diagnostic, ...others] = withRecords({ projects: record })
    expect(others).toEqual([])
    expect(diagnostic?.message).toMatch(what)
    expect(source.split('\n')[(diagnostic?.line ?? 0) - 1]).toContain('projects:')
  })

  test.each<[string, Partial<Claim>, boolean]>([
    ['another figure about one subject', { figure: '60+', text: 'deliveries' }, true],
    ['another figure with the same words', { figure: '60+', subject: 'deliveries' }, true],
    ['the same figure again', { text: 'deliveries' }, false],
    ['another figure about another subject', { figure: '60+', text: 'people', subject: 'people' }, false],
  ])('notices a contradiction: %s', (_, second, isContradiction) => {
    const diagnostics = withRecords({ projects: {}, support: second })
    expect(diagnostics.map(({ message }) => message)).toEqual(
      isContradiction ? [`support contradicts projects ("${second.figure}", "50+")`] : [],
    )
  })

  test.each([
    ['whose day is none', 'reviewed: null', 'reviewed: last week', /reviewed is "last week": write the day/],
    [
      'reviewed on a day that no calendar has',
      'reviewed: null',
      'reviewed: 2026-13-01',
      /reviewed is "2026-13-01"/,
    ],
    ['without a source', /source: .*/, "source: ' '", /source is missing: write it/],
    ['with a field that no claim has', 'subject:', 'sujbect:', /there is no field "sujbect" here/],
  ])('refuses a claim %s', (_, written, instead, what) => {
    const { diagnostics } = parseRecord(claimsFile, source.replace(written, instead), claimsSchema, {
      tokens: {},
      claims: {},
    })
    expect(diagnostics.map(({ message, fix }) => `${message}: ${fix}`)).toContainEqual(
      expect.stringMatching(what),
    )
  })

  test('knows an example from a result', () => {
    const samples = Object.keys(claims).filter((id) => id.startsWith('sample'))
    expect(samples.filter((id) => !claims[id]?.illustrative)).toEqual([])
  })
})
