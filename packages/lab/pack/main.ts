import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { packPackages } from './packPackages.ts'

/**
 * Writes a tarball of each package, as npm publishes it.
 *   npm run quality -- pack dist/packages
 */
const { positionals } = parseArgs({ allowPositionals: true })
const folder = resolve(positionals[0] ?? 'dist/packages')
for (const file of await packPackages('.', folder)) console.log(file)
