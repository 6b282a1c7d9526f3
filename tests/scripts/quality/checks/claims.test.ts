import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Claim, type ClaimId, claims } from '#data/claims.ts'
import { checkClaims } from '#scripts/quality/checks/claims.ts'

const source = readFileSync('data/claims.ts', 'utf8')
const today = '2026-11-21'
const claim: Claim = { ...claims.projects, reviewed: '2026-01-01' }
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
    ['whose day is none', { reviewed: 'last week' }, /has no day/],
    ['without a source', { source: ' ' }, /has no source/],
    ['without an owner', { owner: '' }, /has no owner/],
  ])('refuses a record %s, at its line', (_, record, what) => {
    const [fault, ...others] = withRecords({ projects: record })
    expect(others).toEqual([])
    expect(fault?.message).toMatch(what)
    expect(source.split('\n')[(fault?.line ?? 0) - 1]).toContain('projects:')
  })

  test.each<[string, Partial<Claim>, boolean]>([
    ['another figure about one subject', { figure: '60+', text: 'deliveries' }, true],
    ['another figure with the same words', { figure: '60+', subject: 'deliveries' }, true],
    ['the same figure again', { text: 'deliveries' }, false],
    ['another figure about another subject', { figure: '60+', text: 'people', subject: 'people' }, false],
  ])('notices a contradiction: %s', (_, second, isContradiction) => {
    const found = withRecords({ projects: {}, support: second })
    expect(found.map(({ message }) => message)).toEqual(
      isContradiction ? [`support contradicts projects ("${second.figure}", "50+")`] : [],
    )
  })

  test('knows an example from a result', () => {
    const samples = Object.keys(claims).filter((id) => id.startsWith('sample')) as ClaimId[]
    expect(samples.filter((id) => !claims[id].illustrative)).toEqual([])
  })
})
