import { parseArgs } from 'node:util'
import { makeKeys } from './makeKeys.ts'
import { signRelease } from './signRelease.ts'
import { verifyRelease } from './verifyRelease.ts'

/**
 * What proves which release is live. `key` makes the owner's keys, `sign` signs the last build, `verify <origin>`
 * compares a live site with what was signed. See docs/release.md.
 */
try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'accept-older': { type: 'boolean', default: false } },
  })
  const [command, origin = ''] = positionals
  if (command === 'key') console.log(makeKeys())
  else if (command === 'sign') console.log(signRelease())
  else if (command === 'verify') console.log(await verifyRelease('.', origin, values['accept-older']))
  else throw new Error('Use one of: key, sign, verify')
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
