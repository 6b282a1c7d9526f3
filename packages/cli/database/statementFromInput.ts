import { readFileSync } from 'node:fs'

/**
 * Loaded before wrangler, which takes a statement as an argument alone: this adds it within the process, as all users of a
 * machine can read what a process was started with, and a statement may name a person.
 */
process.argv.push(readFileSync(process.stdin.fd, 'utf8'))
