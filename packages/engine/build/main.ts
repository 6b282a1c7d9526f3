import { readOptions } from '../command/readOptions.ts'
import { buildOrExit } from './buildOrExit.ts'

/**
 * Builds the site into dist/client; see build/README.md.
 *   npm run build -- --verbose   shows all bundler output
 *   npm run build -- --drafts    includes drafts, for a preview that is never deployed
 *   npm run build -- --strict    refuses a post that cannot be read, instead of leaving it out
 */
const { values } = readOptions({
  options: { drafts: { type: 'boolean' }, strict: { type: 'boolean' }, verbose: { type: 'boolean' } },
})
await buildOrExit(values)
