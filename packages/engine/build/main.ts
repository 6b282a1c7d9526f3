import { readOptions } from '../command/readOptions.ts'
import { buildOrExit } from './buildOrExit.ts'

/**
 * Builds the site into dist/client: see build/README.md.
 *   npm run build -- --verbose   with all that the bundler says
 *   npm run build -- --drafts    with drafts, for a look that nothing deploys
 */
const { values } = readOptions({
  options: { drafts: { type: 'boolean' }, verbose: { type: 'boolean' } },
})
await buildOrExit(values)
