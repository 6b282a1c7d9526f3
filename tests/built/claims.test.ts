import { claims } from '@lintel/engine/content/claims.ts'
import type { Claim } from '@lintel/engine/schemas/claim.ts'
import { claimNote } from '@lintel/rules/claimNote.ts'
import { expect, test } from 'vitest'
import { pages } from './artefact.ts'

const textOf = (html: string) =>
  html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<\/?(?:span|strong|em|a|sup|b)\b[^>]*>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ')

/** Figures that no other sentence holds; the rest is found by the check of the sources. */
const telling = Object.entries(claims as Record<string, Claim>).filter(([, { figure }]) =>
  /[%+]|24\/7/.test(figure),
)

test.each(pages)('every claim on $path has its note there', ({ html }) => {
  const text = textOf(html)
  for (const [id, claim] of telling) {
    const words = claim.text.replace(/, up to$/, '')
    if (text.includes(`${claim.figure} ${words}`) || text.includes(`${claim.figure}${words}`))
      expect(text, id).toContain(claimNote(claim))
  }
})

test.each(['/about', '/case-studies', '/automation', '/cybersecurity', '/careers', '/'])(
  '%s shows claims',
  (path) => {
    const text = textOf(pages.find((page) => page.path === path)?.html ?? '')
    expect(Object.values(claims).filter((claim) => text.includes(claimNote(claim)))).not.toEqual([])
  },
)
