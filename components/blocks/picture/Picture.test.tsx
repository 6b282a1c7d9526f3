import { mkdirSync, rmSync } from 'node:fs'
import { parseRecord } from '@lintel/engine/content/records.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Picture } from './Picture.tsx'
import { picture as schema } from './schema.ts'

const picture = 'images/block/plan.png'

beforeAll(async () => {
  mkdirSync('content/blog/images/block', { recursive: true })
  const plan = { width: 1600, height: 900, channels: 3, background: '#ccc' } as const
  await sharp({ create: plan }).png().toFile(`content/blog/${picture}`)
})
afterAll(() => rmSync('content/blog/images/block', { recursive: true }))

test('a picture has its size, its copies, its words and its caption', () => {
  const html = renderToStaticMarkup(
    <Picture block="picture" picture={picture} alt="The home page" caption="As it was." />,
  )
  expect(html).toMatch(/src="\/blog\/images\/[^"]+\.webp" srcSet="[^"]+ 720w/)
  expect(html).toMatch(/alt="The home page" width="1440" height="810"/)
  expect(html).toMatch(/<figcaption[^>]*>As it was\./)
})

test.each([
  ['one that is not there', 'images/nothing.png', /put an image at/],
  ['one of another site', 'https://example.com/a.png', /choose a picture/],
  ['one outside of the folder', 'images/../../site.yaml', /images\/name/],
])('%s is refused with what to do', (_, picture, fix) => {
  const source = JSON.stringify({ block: 'picture', picture, alt: 'A plan' })
  const { diagnostics } = parseRecord('page.yaml', source, schema, { tokens: {}, claims: {} })
  expect(diagnostics).toMatchObject([{ field: 'picture', fix: expect.stringMatching(fix) }])
})
