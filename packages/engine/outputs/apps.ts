import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { escapeHtml } from '@lintel/rules/escapeHtml.ts'
import { site } from '../content/site.ts'
import { siteColors } from '../render/accent/tokens.ts'
import type { Output, OutputFiles } from './output.ts'

const publicFolder = 'public'

/** The site's typeface for the style sheets of apps, and the file that it is a copy of. */
export const appFont = {
  path: 'apps/instrument-sans.woff2',
  source: 'node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
}

/** What the documents of apps take from the brand, as they name it. */
const tokens: Record<string, string> = { name: site.name, language: site.language }

/** Gives the brand to the apps that `public/apps/` brings along. */
export async function writeApps(files: OutputFiles) {
  await files.write(appColors())
  await files.write({ path: appFont.path, content: await readFile(appFont.source) })
  for await (const path of glob('apps/**/*.html', { cwd: publicFolder }))
    await files.write({ path, content: branded(await readFile(join(publicFolder, path), 'utf8'), path) })
}

/** Whether `writeApps` writes a file that the bundler copies too. */
export const isAppDocument = (path: string) => /^apps\/.*\.html$/.test(path)

/** The colors of the site as custom properties, for the style sheets of apps, which no bundler reads. */
export function appColors(): Output<string> {
  const colors = [...siteColors(site.accent)].map(
    ([name, { light, dark }]) => `  --${name}: light-dark(${light}, ${dark});`,
  )
  return { path: 'apps/colors.css', content: `:root {\n${colors.join('\n')}\n}\n` }
}

/**
 * The document of an app with the brand in the place of `{{name}}` and `{{language}}`.
 * @param file named in errors
 * @throws Error when it has another token
 */
export function branded(document: string, file: string): string {
  return document.replaceAll(/\{\{(.*?)\}\}/g, (whole, token: string) => {
    const value = tokens[token]
    if (value === undefined) throw new Error(`${file} has an unknown token: ${whole}`)
    return escapeHtml(value)
  })
}
