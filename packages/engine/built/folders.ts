import { join } from 'node:path'
import { showsDrafts } from '../content/drafts.ts'
import { cacheFolder } from '../render/cacheFolder.ts'

/** What is served. That of a preview with drafts is out of the reach of any deployment. */
export const clientFolder = showsDrafts ? '.cache/drafts/client' : 'dist/client'

const inCache = (name: string) => join(cacheFolder, showsDrafts ? `drafts-${name}` : name)

/** Where Vite builds to: the files for the browser, and the code that renders the pages. */
export const bundleFolder = inCache('bundle')

/** What the last build left about the site's files. */
export const siteRecord = inCache('site.json')
