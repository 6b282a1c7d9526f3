import { plainMarkOf } from '@lintel/cli/rebrand/readLogo.ts'
import { checkBrand } from '@lintel/engine/checks/brand.ts'
import { fixForHeight } from '@lintel/engine/checks/fixForLogo.ts'
import { fitted, logoAddresses, logoExcess, logoRules } from '@lintel/engine/content/logo.ts'
import { rowLabels } from '@lintel/engine/content/navigation.ts'
import type { Picture } from '@lintel/engine/content/pictures.ts'
import { icons } from '@lintel/engine/outputs/icons.ts'
import { Logo } from '@lintel/kit/layout/Logo.tsx'
import { rowFrom } from '@lintel/kit/layout/rowFrom.ts'
import { cardSvg } from '@lintel/kit/social/Card.tsx'
import { describeDiagnostic } from '@lintel/rules/diagnostic.ts'
import { site } from '@site/data/site.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { afterEach, describe, expect, test } from 'vitest'
import { stringify } from 'yaml'

const drawn = { ...site.logo }
const links = rowLabels()
/** Drawings of articles stand in for logos. */
const [picture, pictureDark] = ['images/six-layers.svg', 'images/envelope.svg']
afterEach(() => {
  site.logo = { ...drawn }
})

const card = () =>
  cardSvg({ title: 'A title', label: '' }, <svg viewBox="0 0 600 630" role="img" aria-label="Nothing" />)
const iconNamed = async (name: string) =>
  Buffer.from((await icons()).find(({ path }) => path === name)?.content ?? '')

describe('a drawn logo', () => {
  test('is inline, and needs neither a file nor a rule', async () => {
    expect(renderToStaticMarkup(<Logo />)).toContain(`<path d="${site.logo.path}"></path></svg>`)
    expect([logoAddresses(), logoRules(site.logo)]).toEqual([[], ''])
  })
})

describe('a logo in a file', () => {
  test('stands beside the name in its size, and says nothing of its own', () => {
    site.logo = { ...drawn, picture }
    const [address] = logoAddresses()
    const html = renderToStaticMarkup(<Logo />)
    expect(html).toMatch(
      new RegExp(
        `<img src="${address}" width="\\d+" height="\\d+" alt="" data-logo="light" class="shrink-0"/>`,
      ),
    )
    expect(html).toContain(site.name)
    expect(html).not.toContain('<svg')
  })

  test('that shows the name stands alone, larger, and is named to those who do not see it', () => {
    site.logo = { ...drawn, picture }
    const wide = { width: 1000, height: 100 } as Picture
    const beside = fitted(wide)
    const letteringOfCard = () => card().match(/<path transform/g)?.length ?? 0
    const withName = letteringOfCard()
    site.logo = { ...drawn, picture, showsName: true }
    expect(renderToStaticMarkup(<Logo />)).toMatch(new RegExp(`<span class="sr-only">${site.name}</span>`))
    expect(fitted(wide).width).toBeGreaterThan(beside.width)
    expect(letteringOfCard()).toBe(withName - 1)
    site.logo = { ...drawn, picture: 'images/nowhere.svg', showsName: true }
    expect(renderToStaticMarkup(<Logo />)).not.toContain('sr-only')
  })

  test('is in the icons, on the ground of the light theme, and in the images of link previews', async () => {
    site.logo = { ...drawn, picture }
    expect((await iconNamed('favicon.svg')).toString()).toMatch(/^<svg [^>]*><image .*base64,.*<\/svg>\n$/)
    const { data, info } = await sharp(await iconNamed('apple-touch-icon.png'))
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([...data.subarray(0, 3)]).toEqual([255, 255, 255])
    expect(info).toMatchObject({ width: 180, height: 180, channels: 3 })
    expect(new Set(data).size).toBeGreaterThan(1)
    expect(card()).toContain('<image x="64" y="58"')
  })

  test('has another one in the dark theme', async () => {
    site.logo = { ...drawn, picture, pictureDark }
    expect(renderToStaticMarkup(<Logo />)).toMatch(
      /data-logo="light" loading="lazy".*data-logo="dark" loading="lazy"/,
    )
    expect(logoRules(site.logo)).toContain('[data-logo="dark"] { display: none; }')
    expect((await iconNamed('favicon.svg')).toString()).toContain('@media(prefers-color-scheme:dark)')
  })
})

test('a logo whose file is gone is drawn, until the check is heard', () => {
  site.logo = { ...drawn, picture: 'images/nowhere.svg' }
  expect(renderToStaticMarkup(<Logo />)).toContain('<path')
})

test.each([
  [
    { width: 500, height: 500 },
    { width: 28, height: 28 },
  ],
  [
    { width: 400, height: 100 },
    { width: 112, height: 28 },
  ],
  [
    { width: 800, height: 100 },
    { width: 112, height: 14 },
  ],
  [
    { width: 30, height: 60 },
    { width: 14, height: 28 },
  ],
])('of %j, the header shows %j', (size, shown) => expect(fitted(size as Picture)).toEqual(shown))

test('a wide logo leaves the links of the header less room', () => {
  expect(logoExcess()).toBe(0)
  site.logo = { ...drawn, picture: 'images/failure-tolerant-process.svg' }
  expect(logoExcess()).toBe(1)
  expect([rowFrom('Lintel', links), rowFrom('Lintel', links, 84)]).toEqual([75, 90])
})

test.each([
  [['FAQ'], 80],
  [['Workshops'], 90],
  [['Workshops', 'Training'], undefined],
])('%j beside the usual links stand in one row from %s rem', (more, from) =>
  expect(rowFrom('Lintel', [...links, ...more])).toBe(from),
)

describe('a logo that cannot be shown', () => {
  const brandWith = (logo: object) => checkBrand(stringify({ ...site, logo: { ...drawn, ...logo } }))

  test.each([
    [{ picture: 'images/nowhere.svg' }, 'picture is "images/nowhere.svg": put an image at'],
    [{ picture: 'images/logo.jpg' }, 'picture is "images/logo.jpg": choose a picture in SVG or PNG'],
    [{ picture: '/people/ada.png' }, 'choose a picture in SVG or PNG'],
    [{ picture: 'images/../../../secret.png' }, 'write images/name.png'],
    [{ picture, pictureDark: 'images/none.png' }, 'pictureDark is "images/none.png": put an image at'],
  ])('is named with its field: %j', (logo, message) => {
    const diagnostics = brandWith(logo)
    expect(diagnostics.map(describeDiagnostic)).toEqual([expect.stringContaining(message)])
  })

  test.each([{}, { picture }, { picture, pictureDark }, { picture: null }])('is none of these: %j', (logo) =>
    expect(brandWith(logo)).toEqual([]),
  )

  test.each([
    [63, /^choose a picture that is at least 64 px high, as this one has 63, /],
    [64, undefined],
  ])('a PNG of %i px', async (height, fix) => {
    const png = await sharp({ create: { width: 3000, height, channels: 4, background: '#0000' } })
      .png()
      .toBuffer()
    if (fix) expect(fixForHeight('logo.png', png)).toMatch(fix)
    else expect(fixForHeight('logo.png', png)).toBe(undefined)
  })
})

describe('a drawing', () => {
  const svg = (content: string, more = '') =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" ${more}>${content}</svg>`)

  test.each([
    svg('<path d="M1 1h7v7z"/>'),
    svg('<g id="mark"><path fill="#000" d="M1 1h7"/><path fill="black" d="M2 2h7"/></g>'),
    svg('<title>Mark</title><path fill="currentColor" d="M1 1h7"/>', 'fill="none"'),
  ])('of black paths alone becomes the drawn logo: %s', (source) =>
    expect(plainMarkOf('mark.svg', source)).toMatchObject({ viewBox: '0 0 9 9' }),
  )

  test.each([
    svg('<circle r="4"/>'),
    svg('<path fill="#e4002b" d="M1 1h7v7z"/>'),
    svg('<g transform="scale(2)"><path d="M1 1h7v7z"/></g>'),
    svg('<path fill-rule="evenodd" d="M1 1h7v7z"/>'),
    svg('<path stroke="#000" d="M1 1h7v7z"/>'),
    svg('<path style="fill:red" d="M1 1h7v7z"/>'),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M1 1h7"/></svg>'),
    svg('<title>Nothing</title>'),
    svg('<script/><path d="M1 1h7v7z"/>'),
  ])('of more than that becomes none: %s', (source) =>
    expect(plainMarkOf('mark.svg', source)).toBe(undefined),
  )
})
