import { readFileSync, writeFileSync } from 'node:fs'
import { typefaces } from '@lintel/engine/schemas/site.ts'
import subsetFont from 'subset-font'

const letters = Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index)).join('')
const signs = '\u00a0£©«®°±·»×÷é–—‘’“”•…€™↑↓−'

const trimmed = {
  variationAxes: { wght: { min: 400, max: 700 } },
  keepFeatures: ['ccmp', 'kern', 'liga', 'mark', 'pnum', 'tnum'],
}

/**
 * Subsets the site's fonts to the characters of English text: each typeface that a brand may choose, and the font of
 * drawings, figures and code. Packages with more weights and features than pages use are trimmed to those. The style
 * sheets in `packages/kit/styles/typefaces/` also name the package's own file, which browsers fetch if a page has other
 * characters.
 */
const fonts = [
  ...Object.keys(typefaces).map((typeface) => ({
    source: `@fontsource-variable/${typeface}/files/${typeface}-latin-wght-normal.woff2`,
    target: `typefaces/${typeface}/${typeface}-basic.woff2`,
    characters: letters + signs,
    options: typeface === 'instrument-sans' ? {} : trimmed,
  })),
  {
    source: '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-500-normal.woff2',
    target: 'plex-mono-basic.woff2',
    characters: `${letters}\u00a0·×–—‘’“”→−`,
    options: {},
  },
]

for (const { source, target, characters, options } of fonts) {
  const font = await subsetFont(readFileSync(`node_modules/${source}`), characters, {
    targetFormat: 'woff2',
    ...options,
  })
  writeFileSync(`packages/kit/styles/${target}`, font)
  console.log(`Wrote ${target}, ${font.length} B`)
}
