import sharp, { type Metadata } from 'sharp'

/** Of the formats that are written anew at a loss, in percent: no eye sees it. */
const quality: Partial<Record<string, number>> = { jpeg: 92, webp: 92, avif: 80 }

/** In px: twice what the widest copy of a picture has. */
const widest = 2880

/**
 * A picture without what cameras and programs note in it: the place, the time, the device, who took it. It is upright, and
 * keeps its color profile. One in which nothing of this stands comes back as it is, byte for byte.
 * @param bytes PNG, JPEG, WebP, AVIF or SVG
 * @param scales one that is larger than any screen asks for
 * @throws Error where this is no picture
 */
export async function stripMetadata(bytes: Uint8Array, { scales = false } = {}): Promise<Uint8Array> {
  const metadata = await sharp(bytes).metadata()
  if (metadata.format === 'svg') return withoutSvgNotes(bytes)
  const isHuge = scales && Math.max(metadata.width, metadata.height) > widest
  if (!isHuge && !hasNotes(metadata) && !goesOn(metadata.format, Buffer.from(bytes))) return bytes
  const isAnimated = (metadata.pages ?? 1) > 1
  const picture = sharp(bytes, { animated: isAnimated }).keepIccProfile()
  const format = metadata.format === 'heif' ? 'avif' : metadata.format
  const chosen = quality[format]
  // Pictures that move have no side up.
  const upright = isAnimated ? picture : picture.rotate()
  const scaled = isHuge && !isAnimated
  return (scaled ? upright.resize({ width: widest, height: widest, fit: 'inside' }) : upright)
    .toFormat(format, chosen === undefined ? {} : { quality: chosen })
    .toBuffer()
}

const hasNotes = ({ exif, xmp, iptc, tifftagPhotoshop, comments, orientation }: Metadata) =>
  [exif, xmp, iptc, tifftagPhotoshop, comments].some((each) => each !== undefined) || (orientation ?? 1) > 1

/** Whether bytes stand behind the end of a picture, or its end is missing. */
function goesOn(format: string, bytes: Buffer): boolean {
  // In what is behind "start of scan" the two bytes of the end stand nowhere else.
  if (format === 'jpeg')
    return bytes.indexOf('ffd9', bytes.indexOf('ffda', 'hex'), 'hex') !== bytes.length - 2
  return format === 'png' && bytes.indexOf('IEND') !== bytes.length - 8
}

const svgNotes =
  /<!--(?:(?!<!--)[\s\S])*?-->|<((?:\w+:)?metadata)\b[^<>]*(?:\/>|(?<!\/)>(?:(?!<\1\b)[\s\S])*?<\/\1\s*>)/g

function withoutSvgNotes(bytes: Uint8Array): Uint8Array {
  const text = Buffer.from(bytes).toString('utf8')
  const bare = text.replaceAll(svgNotes, '')
  return bare === text ? bytes : Buffer.from(bare)
}
