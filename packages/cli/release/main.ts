import { parseArgs } from 'node:util'
import { refuseMore } from '@lintel/engine/command/readOptions.ts'
import { makeKeys } from './manifest.ts'
import { signRelease } from './signRelease.ts'
import { verifyRelease } from './verifyRelease.ts'

/** Commands that prove which release is live; see docs/release.md. */
const usage = `npm run release -- <command>

  key              makes the pair of keys that releases are signed with
  sign             signs the last build
  verify <origin>  compares a live site with what was signed
         [--accept-older]  accepts an older release than the last one verified
`

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'accept-older': { type: 'boolean', default: false } },
  })
  const [command, origin = '', ...more] = positionals
  refuseMore(more)
  if (command === 'key') console.log(makeKeys())
  else if (command === 'sign') console.log(signRelease())
  else if (command === 'verify') console.log(await verifyRelease('.', origin, values['accept-older']))
  else throw new Error(usage)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
