import { execFileSync, spawnSync } from 'node:child_process'
import { client } from '@lintel/engine/built/artefact.ts'
import { requireBuild } from './requireBuild.ts'

/**
 * Runs the Nu HTML Checker on every page, style sheet and drawing of the last build, and fails on errors and
 * warnings. It is skipped, with a message, if there is no Java. Its package is installed separately and
 * without its install script, which would download Java.
 */
const folder = 'packages/lab/markup'
const checker = `${folder}/node_modules/vnu-jar/build/dist/vnu.jar`
const minJavaVersion = 17

interface Message {
  type: 'error' | 'info' | 'non-document-error'
  url?: string
  lastLine?: number
  message: string
  extract?: string
}

/** CSS that browsers support but the checker does not know yet. */
const unknownToChecker = [
  /“scroll-target-group”: Property “scroll-target-group” doesn't exist/,
  /pseudo-class “:target-current”/,
  /at-rule “@(?:property|view-transition|starting-style|container)”/,
  /Property “(?:margin-trim|animation-timeline|animation-range|vector-effect|paint-order|container-type)” doesn't/,
  // Any identifier with two leading hyphens is a custom property.
  /“transition-property”: “--[\w-]+” is not/,
  // A custom property may hold any tokens, such as factors without calc().
  /Parse Error\..*\* \.05 \+ 1;/s,
]

requireBuild()
if (javaVersion() >= minJavaVersion) process.exitCode = report(check())
else
  console.log(
    `Skipped: the Nu HTML Checker needs Java ${minJavaVersion} or newer, which this machine does not have.`,
  )

/** Returns the major version of this machine's Java, or 0. */
function javaVersion(): number {
  const { stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' })
  return Number(/version "(\d+)/.exec(stderr ?? '')?.[1] ?? 0)
}

function check(): Message[] {
  execFileSync('npm', ['ci', '--ignore-scripts', '--silent'], { cwd: folder, stdio: 'inherit' })
  const kinds = ['--skip-non-html', '--also-check-css', '--also-check-svg']
  const output = ['--format', 'json', '--stdout', '--exit-zero-always', '--skip-info-messages']
  const { stdout, stderr, status } = spawnSync('java', ['-jar', checker, ...kinds, ...output, client], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  if (status !== 0) throw new Error(`The Nu HTML Checker failed: ${stderr}`)
  return JSON.parse(stdout).messages
}

function report(messages: Message[]): number {
  const problems = messages.filter(
    ({ message, extract }) =>
      !unknownToChecker.some((pattern) => pattern.test(`${message} ${extract ?? ''}`)),
  )
  for (const { url = '', lastLine, message, extract = '' } of problems)
    console.error(`${url.split(client).at(-1)}:${lastLine} ${message}\n  ${extract.trim()}`)
  console.log(
    `Nu HTML Checker: ${problems.length} errors (${messages.length - problems.length} about newer CSS).`,
  )
  return problems.length > 0 ? 1 : 0
}
