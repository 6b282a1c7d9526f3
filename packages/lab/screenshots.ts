import { withSite } from '@lintel/cli/wrangler.ts'
import { type Browser, chromium } from '@playwright/test'
import sharp from 'sharp'
import { findBrowser } from './findBrowser.ts'

/** Takes the README's screenshot of the last build: the home page in the light theme beside the dark one. */
const target = 'docs/images/home.png'
const viewport = { width: 1280, height: 900 }
/** The widths of each page in the image, and of the lines around and between them, in px. */
const pageWidth = 798
const line = 1
const lineColor = '#97a5b1'

await withSite(async (address) => {
  await using browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })
  const pages = [await home(browser, address, 'light'), await home(browser, address, 'dark')]
  await compose(pages)
  console.log(`Wrote ${target}`)
})

async function home(browser: Browser, address: string, colorScheme: 'light' | 'dark'): Promise<Buffer> {
  const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' })
  await page.goto(address)
  await page.evaluate(() => document.fonts.ready)
  const image = await page.screenshot({ animations: 'disabled' })
  await page.close()
  return sharp(image).resize({ width: pageWidth }).toBuffer()
}

async function compose(pages: Buffer[]) {
  const height = Math.round((viewport.height * pageWidth) / viewport.width) + 2 * line
  const width = pages.length * (pageWidth + line) + line
  await sharp({ create: { width, height, channels: 3, background: lineColor } })
    .composite(pages.map((input, index) => ({ input, left: line + index * (pageWidth + line), top: line })))
    .png({ palette: true, quality: 95 })
    .toFile(target)
}
