import { join } from 'node:path'

/** The cache between builds. It can be deleted at any time: anything missing or damaged is made again. */
export const cacheFolder = join(process.cwd(), '.cache/build')
