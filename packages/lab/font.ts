import { readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'

const letters = Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index)).join('')
const signs = '\u00a0£©«®°±·»×÷é–—‘’“”•…€™↑↓−'

/**
 * Subsets the site's fonts to the characters of English text, which makes the first a quarter smaller than
 * the package's file, and the second to those of drawings, figures and code. The style sheet
 * (`packages/kit/styles/base.css`) also names the first package's own file, which browsers fetch if a page
 * has other characters.
 */
const fonts = [
  {
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    target: 'instrument-sans-basic.woff2',
    characters: letters + signs,
  },
  {
    source: '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-500-normal.woff2',
    target: 'plex-mono-basic.woff2',
    characters: `${letters}\u00a0·×–—‘’“”→−`,
  },
]

for (const { source, target, characters } of fonts) {
  const font = await subsetFont(readFileSync(`node_modules/${source}`), characters, { targetFormat: 'woff2' })
  writeFileSync(`packages/kit/styles/${target}`, font)
  console.log(`Wrote ${target}, ${font.length} B`)
}
