import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface RenderedPage {
  /** As a visitor asks for it: "/blog/welcome-to-our-blog". */
  path: string
  html: string
}

/**
 * The pages that the build rendered: not what `public/` brings along.
 * @param exclude patterns of files to leave out
 */
export async function renderedPages(client: string, exclude: string[] = []): Promise<RenderedPage[]> {
  const pages: RenderedPage[] = []
  for await (const file of glob('**/*.html', { cwd: client, exclude: ['apps/**', ...exclude] })) {
    pages.push({ path: pathOf(file), html: await readFile(join(client, file), 'utf8') })
  }
  return pages.sort((a, b) => (a.path < b.path ? -1 : 1))
}

/** Pages that only an error or an answer leads to; search engines are told to leave them out. */
export const isHidden = ({ html }: RenderedPage) => html.includes('<meta name="robots" content="noindex"')

function pathOf(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`
}
