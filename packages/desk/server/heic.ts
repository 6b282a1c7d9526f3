import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** How a photo begins as phones store it, after its size. */
const start = /^ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/

export const isHeic = (bytes: Uint8Array) => start.test(Buffer.from(bytes.subarray(4, 12)).toString('latin1'))

/**
 * Converts a photo in HEIC, which neither browsers nor `sharp` read, to JPEG. It stands upright and keeps its colors.
 * @throws Error if the photo is damaged
 */
export async function jpegOfHeic(bytes: Uint8Array): Promise<Buffer> {
  library ??= load()
  const { ImageMagick, MagickFormat } = await library
  return ImageMagick.read(bytes, MagickFormat.Heic, (image) => {
    // The decoder has turned the photo already, so the camera's note would turn it twice.
    image.removeProfile('exif')
    image.quality = 95
    return image.write(MagickFormat.Jpeg, (jpeg) => Buffer.from(jpeg))
  })
}

let library: ReturnType<typeof load> | undefined

/** Loaded when the first such photo comes: it is large. */
async function load() {
  const magick = await import('@imagemagick/magick-wasm')
  const program = fileURLToPath(import.meta.resolve('@imagemagick/magick-wasm/magick.wasm'))
  await magick.initializeImageMagick(readFileSync(program))
  return magick
}
