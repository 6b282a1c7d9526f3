import { execFile, execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { withSite } from '../wrangler.ts'
import { startTlsFront } from './observatory/tlsFront.ts'

/**
 * Asks MDN's HTTP Observatory for its grade of the last build, over TLS on loopback, and fails below the best. Its
 * packages are installed apart, without their install scripts, because the site itself has no use for them.
 */
const best = { grade: 'A+', score: 130 }
const folder = 'scripts/quality/observatory'
const authority = resolve('tests/functions/fixtures/tls/ca.pem')

await withSite(8827, async (address) => {
  execFileSync('npm', ['ci', '--ignore-scripts', '--silent'], { cwd: folder, stdio: 'inherit' })
  const front = await startTlsFront(address)
  const { grade, score, lost } = await scan(front.host).finally(front.stop)
  console.log(`MDN HTTP Observatory: ${grade}, ${score} points`)
  for (const test of lost) console.error(`  not passed: ${test}`)
  process.exitCode = grade === best.grade && score >= best.score ? 0 : 1
})

async function scan(host: string): Promise<{ grade: string; score: number; lost: string[] }> {
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: authority }
  const { stdout } = await promisify(execFile)(process.execPath, [`${folder}/scan.mjs`, host], { env })
  return JSON.parse(stdout)
}
