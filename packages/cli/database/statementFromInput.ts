import { readFileSync } from 'node:fs'

/**
 * Preloaded into wrangler to add the statement from stdin. wrangler only accepts it as an argument, but all
 * users of a machine can read the arguments of a process, and a statement may contain personal data.
 */
process.argv.push(readFileSync(process.stdin.fd, 'utf8'))
