import { readFileSync } from 'node:fs'
import { blockOf } from '@lintel/engine/content/blockPages.ts'
import { setUnsaved } from '@lintel/engine/content/sources.ts'
import { getContent } from '@lintel/engine/content/store.ts'
import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { ServiceCards, ServicesHero } from './Services.tsx'

const file = 'content/services/cybersecurity.yaml'
afterEach(() => setUnsaved(file, undefined))

const render = () => {
  const page = getContent('pages', 'services')
  const [hero, cards] = [blockOf(page, 'services-hero'), blockOf(page, 'service-cards')]
  if (!hero || !cards) return expect.unreachable('The page has other blocks.')
  return parse(
    renderToStaticMarkup(
      <>
        <ServicesHero {...hero} />
        <ServiceCards {...cards} />
      </>,
    ),
  )
}

test('the service beside the cards stands among them once it has a place there, and never in both', () => {
  const where = () => {
    const root = render()
    return {
      beside: root.querySelectorAll('aside h3').length,
      among: root.querySelectorAll('li h3').length,
      links: root.querySelectorAll('a[href="/cybersecurity"]').length,
    }
  }
  const before = where()
  expect(before.beside).toBe(1)
  setUnsaved(file, readFileSync(file, 'utf8').replace('  menu: 6\n', '  menu: 6\n  overview: 6\n'))
  expect(where()).toEqual({ ...before, beside: 0, among: before.among + 1 })
})
