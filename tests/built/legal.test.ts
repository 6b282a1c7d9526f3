import { hasLegalNotice } from '@lintel/engine/content/legal.ts'
import { getContent } from '@lintel/engine/content/store.ts'
import { legalFields } from '@lintel/rules/legalFields.ts'
import { site } from '@site/data/site.ts'
import { expect, test } from 'vitest'
import { pages, read } from './artefact.ts'

const htmlOf = (path: string) => pages.find((page) => page.path === path)?.html ?? ''

test('vulnerabilities are reported to one address, whatever a reader finds first', () => {
  const email = /come across a vulnerability[\s\S]*?mailto:([^"]+)"/.exec(htmlOf('/terms'))?.[1]
  const stated = /^Contact: mailto:(.+)$/m.exec(read('.well-known/security.txt'))?.[1]
  expect([email, stated]).toEqual([site.email.security, site.email.security])
})

test('the legal notice is there, and linked from every footer, exactly where the firm says who it is', () => {
  expect(pages.some(({ path }) => path === '/legal-notice')).toBe(hasLegalNotice)
  const unlike = pages.filter(({ html }) => html.includes('href="/legal-notice"') !== hasLegalNotice)
  expect(unlike.map(({ path }) => path)).toEqual([])
})

test.runIf(hasLegalNotice)('it names every fact that is set, and none that is not', () => {
  const shown = [...htmlOf('/legal-notice').matchAll(/<dt\b[^>]*>([^<]*)<\/dt>/g)].map(([, term]) => term)
  const { terms } = getContent('pages', 'legal').notice
  const set = legalFields.filter((fact) => site.legal[fact]).map((fact) => terms[fact])
  expect(shown).toEqual([...set, terms.email, ...(site.phone ? [terms.phone] : [])])
})
