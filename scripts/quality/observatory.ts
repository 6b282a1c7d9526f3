import { execFile, execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { portOf } from '../port.ts'
import { migrate, serve } from '../wrangler.ts'
import { startTlsFront } from './observatory/tlsFront.ts'

/**
 * Asks MDN's HTTP Observatory for its grade of the last build, over TLS on loopback, and fails below the best. Its
 * packages are installed apart, without their install scripts, because the site itself has no use for them.
 */
const best = { grade: 'A+', score: 130 }
const folder = 'tests/observatory'
const authority = resolve('tests/functions/fixtures/tls/ca.pem')

const port = portOf(8827)
const state = mkdtempSync(join(tmpdir(), 'site-state-'))

try {
  execFileSync('npm', ['ci', '--ignore-scripts', '--silent'], { cwd: folder, stdio: 'inherit' })
  migrate(state)
  const site = await serve({ port, state })
  const front = await startTlsFront(site.address)
  const found = await scan(front.host)
  front.stop()
  await site.stop()
  console.log(`MDN HTTP Observatory: ${found.grade}, ${found.score} points`)
  for (const test of found.lost) console.error(`  not passed: ${test}`)
  process.exitCode = found.grade === best.grade && found.score >= best.score ? 0 : 1
} finally {
  rmSync(state, { recursive: true, force: true })
}

async function scan(host: string): Promise<{ grade: string; score: number; lost: string[] }> {
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: authority }
  const { stdout } = await promisify(execFile)(process.execPath, [`${folder}/scan.mjs`, host], { env })
  return JSON.parse(stdout)
}
