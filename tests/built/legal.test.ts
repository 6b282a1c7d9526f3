import { expect, test } from 'vitest'
import { hasLegalNotice, legalNotice } from '#data/legalNotice.ts'
import { site } from '#data/site.ts'
import { pages, read } from './artefact.ts'

const htmlOf = (path: string) => pages.find((page) => page.path === path)?.html ?? ''

test('vulnerabilities are reported to one address, whatever a reader finds first', () => {
  const asked = /come across a vulnerability[\s\S]*?mailto:([^"]+)"/.exec(htmlOf('/terms'))?.[1]
  const stated = /^Contact: mailto:(.+)$/m.exec(read('.well-known/security.txt'))?.[1]
  expect([asked, stated]).toEqual([site.email.security, site.email.security])
})

test('the legal notice is there, and linked from every footer, exactly where the firm says who it is', () => {
  expect(pages.some(({ path }) => path === '/legal-notice')).toBe(hasLegalNotice)
  const unlike = pages.filter(({ html }) => html.includes('href="/legal-notice"') !== hasLegalNotice)
  expect(unlike.map(({ path }) => path)).toEqual([])
})

test.runIf(hasLegalNotice)('it names every fact that is set, and none that is not', () => {
  const shown = [...htmlOf('/legal-notice').matchAll(/<dt\b[^>]*>([^<]*)<\/dt>/g)].map(([, term]) => term)
  const set = legalNotice.facts.filter(({ value }) => value).map(({ term }) => term)
  expect(shown).toEqual([...set, legalNotice.email, ...(site.phone ? [legalNotice.phone] : [])])
})
