import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { escapeHtml } from '@lintel/rules/text.ts'
import { site } from '@site/data/site.ts'
import { siteColors } from '../render/accent/tokens.ts'
import { familyOf, wholeFont } from '../render/typeface.ts'
import type { Output, OutputFiles } from './output.ts'

const publicFolder = 'public'

/** The site's typeface, copied for the style sheets of apps to a path that has its name. */
export const appFont = { path: `apps/${site.typeface}.woff2`, source: wholeFont(site.typeface) }

/** The tokens that apps' documents and style sheets may use, with their values from the brand. */
const tokens: Record<string, string> = {
  name: site.name,
  language: site.language,
  typeface: site.typeface,
  typefaceFamily: familyOf(site.typeface),
}

/** Writes the apps of `public/apps/` with the brand's name, colors and font. */
export async function writeApps(files: OutputFiles) {
  await files.write(appColors())
  await files.write({ path: appFont.path, content: await readFile(appFont.source) })
  for await (const path of glob('apps/**/*.{html,css}', { cwd: publicFolder }))
    await files.write({ path, content: branded(await readFile(join(publicFolder, path), 'utf8'), path) })
}

/** Whether `writeApps` writes a file that the bundler also copies. */
export const isAppDocument = (path: string) => /^apps\/.*\.(?:html|css)$/.test(path)

/** Returns the site's colors as custom properties, because the style sheets of apps are not bundled. */
export function appColors(): Output<string> {
  const colors = [...siteColors(site.accent)].map(
    ([name, { light, dark }]) => `  --${name}: light-dark(${light}, ${dark});`,
  )
  return { path: 'apps/colors.css', content: `:root {\n${colors.join('\n')}\n}\n` }
}

/**
 * Replaces the tokens in a document or style sheet of an app.
 * @param file the file to name in errors
 * @throws Error if it contains another token
 */
export function branded(document: string, file: string): string {
  return document.replaceAll(/\{\{(.*?)\}\}/g, (whole, token: string) => {
    const value = tokens[token]
    if (value === undefined) throw new Error(`${file} has an unknown token: ${whole}`)
    return escapeHtml(value)
  })
}
