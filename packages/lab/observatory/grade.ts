import { execFile, execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { startTlsFront } from './tlsFront.ts'

const best = { grade: 'A+', score: 130 }
const folder = 'packages/lab/observatory'
const authority = resolve('tests/functions/fixtures/tls/ca.pem')

/**
 * Installs its packages separately and without their install scripts, because the site itself does not need
 * them.
 */
export const installObservatory = () =>
  execFileSync('npm', ['ci', '--ignore-scripts', '--silent'], { cwd: folder, stdio: 'inherit' })

/**
 * Returns the grade that MDN's HTTP Observatory gives a site's headers, over local TLS.
 * @param address of the site itself, on plain HTTP
 */
export async function gradeOf(
  address: string,
): Promise<{ grade: string; isBest: boolean; deductions: string[] }> {
  const front = await startTlsFront(address)
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: authority }
  const scan = promisify(execFile)(process.execPath, [`${folder}/scan.mjs`, front.host], { env })
  const { stdout } = await scan.finally(front.stop)
  const { grade, score, deductions } = JSON.parse(stdout)
  return {
    grade: `${grade}, ${score} points`,
    isBest: grade === best.grade && score >= best.score,
    deductions,
  }
}
