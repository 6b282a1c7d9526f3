import { join } from 'node:path'

/** Where a build goes. That of a preview with drafts is out of the reach of any deployment. */
export const buildFolder = process.env.SITE_DRAFTS === '1' ? '.cache/drafts' : 'dist'

/** What is served. */
export const clientFolder = join(buildFolder, 'client')
