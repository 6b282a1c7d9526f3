export type Rgb = readonly [red: number, green: number, blue: number]

/** Parses "#rrggbb" into channels from 0 to 1. */
export function rgbOf(hex: string): Rgb {
  const channel = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16) / 255
  return [channel(1), channel(3), channel(5)]
}

/** Returns the color of `above` at an opacity over `below`. */
export function blend(above: Rgb, below: Rgb, opacity: number): Rgb {
  const channel = (index: 0 | 1 | 2) => above[index] * opacity + below[index] * (1 - opacity)
  return [channel(0), channel(1), channel(2)]
}

/** Returns the contrast ratio of WCAG 2.2, from 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(color: Rgb): number {
  const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
  return 0.2126 * linear(color[0]) + 0.7152 * linear(color[1]) + 0.0722 * linear(color[2])
}

/** Formats a color as "#rrggbb". */
export function hexOf(color: Rgb): string {
  const channel = (value: number) =>
    Math.round(value * 255)
      .toString(16)
      .padStart(2, '0')
  return `#${color.map(channel).join('')}`
}
