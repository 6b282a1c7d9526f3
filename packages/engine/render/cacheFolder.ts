import { join } from 'node:path'

/** What outlives a build. It can be deleted at will: what is missing, damaged or of other code is made again. */
export const cacheFolder = join(process.cwd(), '.cache/build')
