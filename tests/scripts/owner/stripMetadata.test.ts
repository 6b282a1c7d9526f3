import { stripMetadata } from '@lintel/cli/stripMetadata.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'

const blank = () => sharp({ create: { width: 60, height: 30, channels: 3, background: '#369' } })
const shot = {
  IFD0: { Make: 'Camera', Artist: 'Ada Okafor' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '52/1 31/1 0/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '13/1 24/1 0/1',
  },
}
const xmp =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></x:xmpmeta>'

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'no camera, name or place is left in a %s',
  async (format) => {
    const photo = await blank().withExif(shot).withXmp(xmp).toFormat(format).toBuffer()
    expect((await sharp(photo).metadata()).exif).toBeDefined()
    const bare = Buffer.from(await stripMetadata(photo))
    const { exif, xmp: packet, iptc, width, height } = await sharp(bare).metadata()
    expect({ exif, packet, iptc, width, height }).toEqual({
      exif: undefined,
      packet: undefined,
      iptc: undefined,
      width: 60,
      height: 30,
    })
    expect(bare.toString('latin1')).not.toMatch(/Okafor|xmpmeta/)
  },
)

test('a picture that was taken on its side stands upright', async () => {
  const photo = await blank().withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const { width, height, orientation } = await sharp(await stripMetadata(photo)).metadata()
  expect({ width, height, orientation }).toEqual({ width: 30, height: 60, orientation: undefined })
})

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'a %s in which nothing is noted stays as it is',
  async (format) => {
    const picture = await blank().toFormat(format).toBuffer()
    expect(await stripMetadata(picture)).toBe(picture)
  },
)

test('a color profile stays', async () => {
  const photo = await blank().withIccProfile('p3').withExif(shot).jpeg().toBuffer()
  expect((await sharp(await stripMetadata(photo)).metadata()).icc).toBeDefined()
})

test('a picture that moves keeps its frames', async () => {
  const frames = await sharp([await blank().png().toBuffer(), await blank().negate().png().toBuffer()], {
    join: { animated: true },
  })
    .withExif(shot)
    .webp()
    .toBuffer()
  const { pages, exif } = await sharp(await stripMetadata(frames), { animated: true }).metadata()
  expect({ pages, exif }).toEqual({ pages: 2, exif: undefined })
})

test('drawings stay, and what is no picture is refused', async () => {
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>')
  expect(await stripMetadata(drawing)).toBe(drawing)
  await expect(stripMetadata(Buffer.from('words'))).rejects.toThrow()
})

test.each(['jpeg', 'png'] as const)('nothing is left behind the end of a %s', async (format) => {
  const picture = await blank().toFormat(format).toBuffer()
  const longer = Buffer.concat([picture, Buffer.from('PK Secret')])
  expect(Buffer.from(await stripMetadata(longer)).toString('latin1')).not.toContain('Secret')
})

test('comments and metadata of a drawing are left out, and no more', async () => {
  const drawing = (notes: string) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${notes}<path d="M0 0h9"/></svg>`,
    )
  const noted = drawing('<!-- Ada --><metadata id="a">Ada</metadata><metadata/>')
  expect(Buffer.from(await stripMetadata(noted))).toEqual(drawing(''))
  const exported = (notes: string) => drawing(`<g xmlns:inkscape="i" xmlns:sodipodi="s" id="a"${notes}/>`)
  const ofProgram = ` inkscape:export-filename="/home/ada/a.png" sodipodi:docname='a.svg'`
  expect(Buffer.from(await stripMetadata(exported(ofProgram)))).toEqual(exported(''))
  const bare = drawing('')
  expect(await stripMetadata(bare)).toBe(bare)
})
