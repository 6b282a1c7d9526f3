/** How the layout crops pictures: width divided by height, and how wide (px) screens of any density show them. */
export const crops = {
  hero: { ratio: 2, widths: [720, 1440] },
  portrait: { ratio: 1, widths: [384] },
}

export type Crop = keyof typeof crops

/** What must stay in view, in percent of the width from the left, and of the height from the top. */
export interface Point {
  x: number
  y: number
}

/**
 * Returns the largest part of a picture that has the proportions of a crop. It lies around the point as
 * `object-position` with the same percentages would place it.
 */
export function partOf(width: number, height: number, crop: Crop, { x, y }: Point) {
  const { ratio } = crops[crop]
  const across = Math.max(1, Math.min(width, Math.round(height * ratio)))
  const down = Math.max(1, Math.min(height, Math.round(width / ratio)))
  return {
    left: Math.round(((width - across) * x) / 100),
    top: Math.round(((height - down) * y) / 100),
    width: across,
    height: down,
  }
}
