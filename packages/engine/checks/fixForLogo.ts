import { readFileSync } from 'node:fs'
import { imageSize } from 'image-size'
import { checkAddress, isDrawing, pictureNamed } from '../content/pictures.ts'

/** In px: screens of double density show the logo so high. */
const lowest = 64

/** Returns how to fix a picture of the logo; undefined where pages can show it. */
export function fixForLogo(name: string): string | undefined {
  const [problem] = checkAddress(name)
  const picture = pictureNamed(name)
  return problem || !picture ? problem?.fix : fixForHeight(picture.file, readFileSync(picture.file))
}

/**
 * Does the same with the height of a file that is in order.
 * @param file its name, whose ending says of what kind it is
 */
export function fixForHeight(file: string, bytes: Uint8Array): string | undefined {
  if (isDrawing(file)) return undefined
  const { height } = imageSize(bytes)
  return height < lowest
    ? `choose a picture that is at least ${lowest} px high, as this one has ${height}, or a drawing in SVG`
    : undefined
}
