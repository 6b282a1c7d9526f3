import sharp, { type Metadata } from 'sharp'

/** Quality (percent) of formats that are recompressed with loss. The loss is not visible. */
const quality: Partial<Record<string, number>> = { jpeg: 92, webp: 92, avif: 80 }

/** What a picture made of pixels can be stored in. */
export type PixelFormat = 'png' | 'jpeg' | 'webp' | 'avif'

/** In px: twice the width of the widest copy of a picture. */
const widest = 2880

/**
 * Removes metadata from a picture: place, time, device, author. The picture is rotated upright and keeps its
 * color profile. A picture without metadata is returned unchanged, byte for byte.
 * @param bytes PNG, JPEG, WebP, AVIF or SVG
 * @param scales whether to scale down a picture that is wider than any screen needs: a high one is scrolled, and read
 * @param into the format to store it in: "png"; without it, its own
 * @throws Error if this is not a picture
 */
export async function stripMetadata(
  bytes: Uint8Array,
  { scales = false, into }: { scales?: boolean; into?: PixelFormat } = {},
): Promise<Uint8Array> {
  const metadata = await sharp(bytes).metadata()
  if (metadata.format === 'svg') return withoutSvgNotes(bytes)
  const isHuge = scales && metadata.autoOrient.width > widest
  const own = metadata.format === 'heif' ? 'avif' : metadata.format
  const format = into ?? own
  const isClean = !hasNotes(metadata) && !goesOn(metadata.format, Buffer.from(bytes))
  if (format === own && !isHuge && isClean) return bytes
  const isAnimated = (metadata.pages ?? 1) > 1 && format === own
  const picture = sharp(bytes, { animated: isAnimated }).keepIccProfile()
  const chosen = quality[format]
  // Animated pictures have no orientation.
  const upright = isAnimated ? picture : picture.rotate()
  const scaled = isHuge && !isAnimated
  return (scaled ? upright.resize({ width: widest }) : upright)
    .toFormat(format, chosen === undefined ? {} : { quality: chosen })
    .toBuffer()
}

const hasNotes = ({ exif, xmp, iptc, tifftagPhotoshop, comments, orientation }: Metadata) =>
  [exif, xmp, iptc, tifftagPhotoshop, comments].some((each) => each !== undefined) || (orientation ?? 1) > 1

/** Whether bytes follow the end of a picture, or its end is missing. */
function goesOn(format: string, bytes: Buffer): boolean {
  // After "start of scan" (FFDA), the two bytes of the end marker (FFD9) occur nowhere else.
  if (format === 'jpeg')
    return bytes.indexOf('ffd9', bytes.indexOf('ffda', 'hex'), 'hex') !== bytes.length - 2
  return format === 'png' && bytes.indexOf('IEND') !== bytes.length - 8
}

const svgNotes =
  /<!--(?:(?!<!--)[\s\S])*?-->|<((?:\w+:)?metadata)\b[^<>]*(?:\/>|(?<!\/)>(?:(?!<\1\b)[\s\S])*?<\/\1\s*>)/g

/** What a drawing program notes at elements, such as the path that a picture was exported to. */
const programNotes = /\s(?:inkscape|sodipodi):[\w-]+\s*=\s*(?:"[^"<]*"|'[^'<]*')/g

function withoutSvgNotes(bytes: Uint8Array): Uint8Array {
  const text = Buffer.from(bytes).toString('utf8')
  const bare = text.replaceAll(svgNotes, '').replaceAll(programNotes, '')
  return bare === text ? bytes : Buffer.from(bare)
}
