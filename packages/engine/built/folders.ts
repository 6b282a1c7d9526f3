import { join } from 'node:path'
import { showsDrafts } from '../content/drafts.ts'

/** The cache between builds. It can be deleted at any time: anything missing or damaged is made again. */
export const cacheFolder = join(process.cwd(), '.cache/build')

/** The folder that is served. Previews with drafts get one that no deployment ever uploads. */
export const clientFolder = showsDrafts ? '.cache/drafts/client' : 'dist/client'

const inCache = (name: string) => join(cacheFolder, showsDrafts ? `drafts-${name}` : name)

/** Vite's output: the files for browsers, and the code that renders pages. */
export const bundleFolder = inCache('bundle')

/** The record that the last build wrote about the site's files. */
export const siteRecord = inCache('site.json')
