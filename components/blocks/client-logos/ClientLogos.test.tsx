import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ClientLogos } from './ClientLogos.tsx'

test('a logo is called by the name of its client', () => {
  const logo = 'images/envelope.svg'
  const mill = {
    id: 'mill',
    href: '',
    sheet: 1,
    sheets: 1,
    name: 'Mill Ltd',
    logo,
    permittedBy: 'Ada',
    permitted: '2026-01-01',
    until: null,
    revoked: null,
  }
  const html = renderToStaticMarkup(
    <ClientLogos block="client-logos" title="Clients" clients={[{ logoOf: mill }]} />,
  )
  expect(html).toMatch(/<img src="\/blog\/images\/[^"]+" srcSet="[^"]+" sizes="12rem" alt="Mill Ltd"/)
})
