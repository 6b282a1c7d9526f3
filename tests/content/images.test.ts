import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { parsePost } from '@lintel/engine/content/parsePost.ts'
import { checkImages, pictureNamed, srcSetOf, withPictures } from '@lintel/engine/content/pictures.ts'
import { convertedPicture } from '@lintel/engine/outputs/pictures.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { articleHtml } from './articleHtml.ts'

const folder = 'content/blog/images/test'
const name = 'images/test/plan.png'

const drawing = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 90"><style>path { stroke: red }</style><title>T</title>${content}<text x="1" y="2">Gate</text></svg>`

beforeAll(async () => {
  mkdirSync(folder, { recursive: true })
  const plan = { create: { width: 2000, height: 500, channels: 3 as const, background: '#336699' } }
  await sharp(plan).png().toFile(`${folder}/plan.png`)
  await sharp(plan).jpeg().withMetadata({ orientation: 6 }).toFile(`${folder}/turned.jpg`)
  await sharp(plan).jpeg().toFile(`${folder}/IMG_2034.JPG`)
  writeFileSync(`${folder}/broken.png`, 'no image')
  writeFileSync(`${folder}/drawing.svg`, drawing('<path class="load" d="M0 0h9"/>'))
  for (const file of ['script.svg', 'capitals.SVG'])
    writeFileSync(`${folder}/${file}`, drawing('<script>alert(1)</script>'))
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('an image beside the posts', () => {
  test('is known by its measures and by what it holds', () => {
    expect(pictureNamed(name)).toMatchObject({
      address: expect.stringMatching(/^\/blog\/images\/test\/plan\.[0-9a-f]{10}\.1440\.webp$/),
      width: 1440,
      height: 360,
      copies: [{ width: 720 }, { width: 1440 }],
    })
  })

  test('that the camera took on its side stands upright', () => {
    expect(pictureNamed('images/test/turned.jpg')).toMatchObject({ width: 500, height: 2000 })
  })

  test.each([
    'images/none.png',
    '../images/test/plan.png',
    'images/../../site.png',
    'images/plan.svg',
    'images/test/broken.png',
    'images/test',
    '/plan.png',
  ])('is not %s', (other) => expect(pictureNamed(other)).toBeUndefined())

  test('is converted to WebP in each width', async () => {
    for (const { address, width } of pictureNamed(name)?.copies ?? []) {
      const metadata = await sharp(await convertedPicture(address)).metadata()
      expect([metadata.format, metadata.width]).toEqual(['webp', width])
    }
    const camera = pictureNamed('images/test/IMG_2034.JPG')?.address ?? ''
    expect((await sharp(await convertedPicture(camera)).metadata()).width).toBe(1440)
    await expect(convertedPicture('/blog/images/none.0123456789.720.webp')).rejects.toThrow('No image')
  })

  test('stands in the page with its room, its copies and its words', () => {
    const picture = pictureNamed(name)
    const html = articleHtml(withPictures(`![A plan](${name} "Title")`))
    expect(html).toContain(`src="${picture?.address}"`)
    expect(html).toContain('alt="A plan"')
    expect(html).toContain('width="1440" height="360"')
    expect(html).toContain(`srcSet="${picture && srcSetOf(picture)}"`)
  })

  test('that is a drawing stands in the page itself, with its words, its caption and no style of its own', async () => {
    const { address = '' } = pictureNamed('images/test/drawing.svg') ?? {}
    expect(address).toMatch(/^\/blog\/images\/test\/drawing\.[0-9a-f]{10}\.svg$/)
    expect(await convertedPicture(address)).toMatch(/drawing\.svg$/)
    expect(articleHtml(withPictures('![One gate](images/test/drawing.svg "A way in.")'))).toBe(
      '<figure><svg viewBox="0 0 360 90" role="img" aria-label="One gate"><path class="load" d="M0 0h9"></path><text x="1" y="2">Gate</text></svg><figcaption><span class="label">Figure 1</span> A way in.</figcaption></figure>',
    )
  })

  test('is left alone in code', () => {
    const text = `\`![a](${name})\`\n\n\`\`\`md\n![a](${name})\n\`\`\``
    expect(withPictures(text)).toBe(text)
    expect(checkImages(text)).toEqual([])
  })
})

describe('what is wrong with an image is said with its line', () => {
  const warnings = (body: string) =>
    parsePost('a.md', `---\ntitle: A\ndate: 2025-01-01\n---\n\n${body}`).warnings.map(
      ({ line, message, fix }) => `${line} ${message}: ${fix}`,
    )
  test.each([
    [
      `![](${name})`,
      '6 image images/test/plan.png has no words for those who do not see it: say what it shows',
    ],
    [
      'One.\n\n![Plan](images/none.png)',
      '8 image images/none.png is missing or damaged: put an image at content/blog/images/none.png',
    ],
    [
      '![Plan](https://elsewhere.example/a.png)',
      '6 image https://elsewhere.example/a.png lies elsewhere, from where pages load no image: put a copy',
    ],
    [
      '![Plan](images/test/broken.png)',
      '6 image images/test/broken.png is missing or damaged: put an image at',
    ],
    [
      '![Plan](images/test/capitals.SVG)',
      '6 image images/test/capitals.SVG is a drawing that pages cannot show safely, as it holds <script> on line 1: export it again',
    ],
    [
      '![Plan](images/test/script.svg)',
      '6 image images/test/script.svg is a drawing that pages cannot show safely, as it holds <script> on line 1: export it again',
    ],
    ['![Plan](//elsewhere.example/a.png)', '6 image //elsewhere.example/a.png lies elsewhere'],
    ['![Plan](/\\elsewhere.example/a.png)', '6 image /\\elsewhere.example/a.png lies elsewhere'],
    ['![Plan](plan.gif)', '6 image plan.gif is not the name of a picture: write images/name.png'],
  ])('%s', (body, expected) => expect(warnings(body)).toEqual([expect.stringContaining(expected)]))

  test('and nothing where all is well', () => expect(warnings(`![Plan](${name})`)).toEqual([]))
})

describe('heroImage', () => {
  const parse = (address: string) =>
    parsePost('a.md', `---\ntitle: A\ndate: 2025-01-01\nheroImage: ${address}\n---\n\nText.`)

  test.each([
    ['https://elsewhere.example/a.png', 'put a copy into content/blog/images/'],
    ['images/none.png', 'put an image at content/blog/images/none.png'],
  ])('%s is named with its line and fix, and gives way to the drawing', (address, fix) => {
    const { post, warnings } = parse(address)
    expect(warnings).toMatchObject([{ line: 4, field: 'heroImage', fix: expect.stringContaining(fix) }])
    expect(post?.heroImage).toBeNull()
  })

  test.each([
    [name, { src: expect.stringMatching(/plan.*webp$/), srcSet: expect.any(String) }],
    ['/public.png', { src: '/public.png', srcSet: null }],
  ])('%s is shown', (address, shown) => {
    const { post, warnings } = parse(address)
    expect(warnings).toEqual([])
    expect(post?.heroImage).toEqual(shown)
  })
})
