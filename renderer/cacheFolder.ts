import { join } from 'node:path'

/** What outlives a build: everything in it is named by a hash of what it was made from, so it can be deleted at will. */
export const cacheFolder = join(process.cwd(), '.cache/build')
