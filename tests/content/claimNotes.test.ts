import { replaceTokens, withClaimNotes, withoutClaimNotes } from '@lintel/engine/content/tokens.ts'
import { claimNote } from '@lintel/rules/claimNote.ts'
import { describe, expect, test } from 'vitest'
import { claimNamed } from '#tests/support/claimNamed.ts'

const filled = (text: string) => replaceTokens(text, 'a.md')

describe('claims in a Markdown text', () => {
  test('bring their footnote, and one that is shared stands once', () => {
    const text = withClaimNotes(
      filled('{{claim.retailInventory}} and {{claim.healthcareTriage}}, {{claim.sampleRoi}}'),
    )
    expect(text).toBe(
      [
        '14%[^claim-retailInventory] and 32%[^claim-retailInventory], 275%[^claim-sampleRoi]',
        `[^claim-retailInventory]: ${claimNamed('retailInventory').source}`,
        `[^claim-sampleRoi]: ${claimNamed('sampleRoi').source}`,
      ].join('\n\n'),
    )
  })

  test('may stand without one where it was given before, and in titles', () => {
    expect(withClaimNotes(filled('{{claim.sampleRoi.figure}}'))).toBe('275%')
    expect(withoutClaimNotes(filled('By {{claim.sampleRoi}}'))).toBe('By 275%')
  })

  test('of names that no claim has stay as they are', () => {
    expect(withClaimNotes('By half.[^claim-constructor]')).toBe('By half.[^claim-constructor]')
  })

  test('say who reviewed them and when', () => {
    expect(claimNote({ ...claimNamed('projects'), owner: 'Ada', reviewed: '2026-03-01' })).toBe(
      'These numbers are our own and have not been independently checked. Reviewed by Ada on March 1, 2026.',
    )
  })
})
