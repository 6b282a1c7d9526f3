import { readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'

/**
 * Makes the font that every page loads: what English texts are written with, a quarter less than the file of the package.
 * The sheet names that file too (`packages/kit/styles/base.css`), and browsers fetch it where a page has a letter beyond these.
 */
const source =
  'node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'
const target = 'packages/kit/styles/instrument-sans-basic.woff2'
const letters = Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index)).join('')
const signs = '\u00a0£©«®°±·»×÷é–—‘’“”•…€™↑↓−'

const font = await subsetFont(readFileSync(source), letters + signs, { targetFormat: 'woff2' })
writeFileSync(target, font)
console.log(`Wrote ${target}, ${font.length} B`)
