import sharp, { type Metadata } from 'sharp'

/** Of the formats that are written anew at a loss, in percent: no eye sees it. */
const quality: Partial<Record<string, number>> = { jpeg: 92, webp: 92, avif: 80 }

/**
 * A picture without what cameras and programs note in it: the place, the time, the device, who took it. It is upright, and
 * keeps its color profile. One in which nothing of this stands comes back as it is, byte for byte.
 * @param bytes PNG, JPEG, WebP, AVIF or SVG
 * @throws Error where this is no picture
 */
export async function stripMetadata(bytes: Uint8Array): Promise<Uint8Array> {
  const metadata = await sharp(bytes).metadata()
  if (metadata.format === 'svg' || !hasNotes(metadata)) return bytes
  const isAnimated = (metadata.pages ?? 1) > 1
  const picture = sharp(bytes, { animated: isAnimated }).keepIccProfile()
  const format = metadata.format === 'heif' ? 'avif' : metadata.format
  const chosen = quality[format]
  // Pictures that move have no side up.
  return (isAnimated ? picture : picture.rotate())
    .toFormat(format, chosen === undefined ? {} : { quality: chosen })
    .toBuffer()
}

const hasNotes = ({ exif, xmp, iptc, tifftagPhotoshop, comments, orientation }: Metadata) =>
  [exif, xmp, iptc, tifftagPhotoshop, comments].some((each) => each !== undefined) || (orientation ?? 1) > 1
