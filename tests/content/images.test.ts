import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { parsePost } from '@lintel/engine/content/parsePost.ts'
import {
  checkImages,
  copiesIn,
  cutPicture,
  pictureNamed,
  srcSetOf,
  withPictures,
} from '@lintel/engine/content/pictures.ts'
import { convertedPicture } from '@lintel/engine/outputs/pictures.ts'
import { partOf } from '@lintel/rules/crops.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { articleHtml } from './articleHtml.ts'

const folder = 'content/blog/images/test'
const name = 'images/test/plan.png'

/** A drawing that lies with the posts. */
function drawn(source: string) {
  writeFileSync(`${folder}/drawn.svg`, source)
  return pictureNamed('images/test/drawn.svg')
}

const drawing = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 90"><style>path { stroke: red }</style><title>T</title>${content}<text x="1" y="2">Gate</text></svg>`

/** The head and the end of a PNG of a size. */
function pngOf(width: number, height: number) {
  const head = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\0\0\0\0\0\b\x02\0\0\0', 'latin1')
  head.writeUInt32BE(width, 16)
  head.writeUInt32BE(height, 20)
  return Buffer.concat([head, Buffer.from('\0\0\0\0\0\0\0\0IEND\xaeB`\x82', 'latin1')])
}

/** A picture that is cut off, with a whole one in its head. */
function jpegWith(whole: Buffer) {
  const head = Buffer.from([0xff, 0xe1, 0, 0])
  head.writeUInt16BE(whole.length + 2, 2)
  return Buffer.concat([whole.subarray(0, 2), head, whole, whole.subarray(2, -20)])
}

beforeAll(async () => {
  mkdirSync(folder, { recursive: true })
  const plan = { create: { width: 2000, height: 500, channels: 3 as const, background: '#336699' } }
  await sharp(plan).png().toFile(`${folder}/plan.png`)
  await sharp(plan).jpeg().withMetadata({ orientation: 6 }).toFile(`${folder}/turned.jpg`)
  await sharp(plan).jpeg().toFile(`${folder}/IMG_2034.JPG`)
  writeFileSync(`${folder}/broken.png`, 'no image')
  for (const format of ['png', 'jpeg', 'webp', 'avif'] as const) {
    const whole = await sharp({ create: { ...plan.create, width: 64, height: 64 } })
      .toFormat(format)
      .toBuffer()
    writeFileSync(`${folder}/whole.${format}`, whole)
    writeFileSync(`${folder}/cut.${format}`, whole.subarray(0, -20))
  }
  writeFileSync(`${folder}/thumbnail.jpg`, jpegWith(await sharp(plan).jpeg().toBuffer()))
  writeFileSync(`${folder}/other.jpg`, drawing('<path d="M0 0h9"/>'))
  writeFileSync(`${folder}/moving.png`, await sharp(plan).gif().toBuffer())
  writeFileSync(`${folder}/huge.png`, pngOf(50_000, 50_000))
  writeFileSync(`${folder}/high.png`, pngOf(10, 20_000))
  writeFileSync(`${folder}/sizeless.svg`, drawing('').replace(/ viewBox="[^"]*"/, ''))
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
    'images/test/script.svg',
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

  test('is cut where a crop has a point, as browsers would cut it there', async () => {
    const [left, right] = [
      cutPicture(name, { crop: 'hero', x: 0, y: 50 }),
      cutPicture(name, { crop: 'hero', x: 100, y: 50 }),
    ]
    expect(left).toMatchObject({
      address: expect.stringMatching(/^\/blog\/images\/test\/plan\.[0-9a-f]{10}\.hero-0-50\.\d+\.webp$/),
    })
    for (const { width, height, address } of [left, right].flatMap((each) => each ?? [])) {
      expect(width).toBe(height * 2)
      expect(await sharp(await convertedPicture(address)).metadata()).toMatchObject({ width, height })
    }
    expect(cutPicture('images/test/drawing.svg', { crop: 'hero', x: 0, y: 0 })).toBeUndefined()
    const unknown = left?.address.replace('hero', 'banner') ?? ''
    await expect(convertedPicture(unknown)).rejects.toThrow('No image')
  })

  test.each([
    [300, 400, { x: 50, y: 0 }, { left: 0, top: 0, width: 300, height: 150 }],
    [300, 400, { x: 50, y: 100 }, { left: 0, top: 250, width: 300, height: 150 }],
    [1000, 100, { x: 30, y: 50 }, { left: 240, top: 0, width: 200, height: 100 }],
    [200, 100, { x: 0, y: 0 }, { left: 0, top: 0, width: 200, height: 100 }],
    [1, 400, { x: 50, y: 50 }, { left: 0, top: 200, width: 1, height: 1 }],
  ])('of %d by %d around %o is cut to %o', (width, height, point, part) =>
    expect(partOf(width, height, 'hero', point)).toEqual(part),
  )

  test('that a document shows is found by the addresses of its copies', () => {
    const picture = pictureNamed(name)
    const html = `<img src="${picture?.address}" srcset="${picture && srcSetOf(picture)}"> /blog/images/a.0123456789.svg`
    expect(copiesIn(html).sort()).toEqual(picture?.copies.map(({ address }) => address).sort())
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

  test.each([
    ['paints', '<path class="load" d="M0 0h9" stroke="#00f"/>'],
    ['a style of its own', '<style>.cls-1 { fill: red }</style><path class="cls-1" d="M0 0h9"/>'],
    ['shapes without a name', '<rect width="9" height="9"/>'],
    [
      'clips',
      '<defs><clipPath id="c"><rect width="5" height="5"/></clipPath></defs><path class="load" d=""/>',
    ],
    ['uses', '<defs><circle id="dot" r="1"/></defs><use class="box" href="#dot" x="5"/>'],
    ['a gradient', '<linearGradient id="g"><stop offset="1"/></linearGradient><path class="box" d=""/>'],
    ['a marker', '<marker id="m"><path class="box" d=""/></marker>'],
    ['a style of an element', '<path class="box" style="opacity: 0.5" d=""/>'],
    ['words whose spaces count', '<text class="note" xml:space="preserve"> a  b</text>'],
  ])('that is a drawing with %s is shown as it is, as nothing of it may be left out', (_, content) => {
    const { address = '' } = drawn(drawing(content)) ?? {}
    const html = articleHtml(withPictures('![One gate](images/test/drawn.svg "A way in.")'))
    expect(html).toContain(`<img src="${address}" alt="One gate" loading="lazy"`)
    expect(html).not.toContain('<svg')
    expect(articleHtml(withPictures('![One gate](images/test/drawn.svg)'))).toMatch(/^<p><img [^>]*\/><\/p>$/)
  })

  test.each([
    ['<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><path class="box" d=""/></svg>', 30, 20],
    ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0,0 , 30,20"><path class="box" d=""/></svg>', 30, 20],
    [
      '<!-- <svg width="9" height="9"> --><svg xmlns="http://www.w3.org/2000/svg" width="10mm" height="20mm"/>',
      38,
      76,
    ],
    ['<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%" viewBox="0 0 30 20"/>', 30, 20],
  ])('that is the drawing %s has its size', (source, width, height) => {
    expect(drawn(source)).toMatchObject({ width, height })
    expect(articleHtml(withPictures('![One gate](images/test/drawn.svg)'))).not.toContain('undefined')
  })

  test.each(['png', 'jpeg', 'webp', 'avif'])('is a whole %s', (ending) => {
    expect(pictureNamed(`images/test/whole.${ending}`)).toMatchObject({ width: 64, height: 64 })
  })

  test.each([
    ['Look\\![here](https://o.test)', []],
    ['Look\\\\![here](https://o.test)', [expect.objectContaining({ at: 6 })]],
    ['\\\\\\![here](https://o.test)', []],
  ])('is none behind an escaped mark: %s', (text, problems) => expect(checkImages(text)).toEqual(problems))

  test.each([
    '1. ```sh\n   ls\n   ```',
    '> - ~~~\n>   ls\n>   ~~~',
    '[^1]: ```\n    ls\n    ```',
    '- ```\n  ls',
  ])('is shown below code in %j', (code) =>
    expect(withPictures(`${code}\n\n![a](${name})`)).toMatch(/!\[a\]\(\/blog\/images\/test\/plan\.\w+/),
  )

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
      '8 image images/none.png is missing: put an image at content/blog/images/none.png',
    ],
    [
      '![Plan](https://elsewhere.example/a.png)',
      '6 image https://elsewhere.example/a.png lies elsewhere, from where pages load no image: put a copy',
    ],
    [
      '![Plan](images/test/broken.png)',
      '6 image images/test/broken.png is damaged, cut off, or of another type than pages show: save content/',
    ],
    [
      '![Plan](images/test/capitals.SVG)',
      '6 image images/test/capitals.SVG is a drawing that pages cannot show safely, as it holds <script> on line 1: export it again',
    ],
    [
      '![Plan](images/test/script.svg)',
      '6 image images/test/script.svg is a drawing that pages cannot show safely, as it holds <script> on line 1: export it again',
    ],
    [
      '![Plan](images/test/sizeless.svg)',
      '6 image images/test/sizeless.svg is a drawing without a size: write its size into its <svg>: viewBox="0 0 360 240"',
    ],
    ...['cut.png', 'cut.jpeg', 'cut.webp', 'cut.avif', 'thumbnail.jpg', 'other.jpg', 'moving.png'].map(
      (file) => [
        `![Plan](images/test/${file})`,
        `6 image images/test/${file} is damaged, cut off, or of another type than pages show: save content/blog/images/test/${file} again as PNG`,
      ],
    ),
    [
      '![Plan](images/test/huge.png)',
      '6 image images/test/huge.png is too large to be converted, with 50000 by 50000 pixels: make it smaller: pages show it 1440 pixels wide at most',
    ],
    [
      '![Plan](images/test/high.png)',
      '6 image images/test/high.png is too large to be converted, with 10 by 20000 pixels: make it smaller',
    ],
    [
      `![Plan](images/${'a'.repeat(300)}.png)`,
      `6 image images/${'a'.repeat(300)}.png is not the name of a picture: write images/name.png, or .jpg, .webp, .avif, .svg, in up to 200 letters`,
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
