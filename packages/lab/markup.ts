import { execFileSync, spawnSync } from 'node:child_process'
import { client } from '@lintel/engine/built/artefact.ts'

/**
 * Asks the Nu HTML Checker about every page, style sheet and drawing of the last build, and fails on an error or a
 * warning. It needs Java: where there is none, the check says so and is left out. Its package is installed apart,
 * without its install script, which would fetch a Java of its own.
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

/** CSS that browsers know and the checker does not yet. What it says of it is about itself. */
const unknownToChecker = [
  /“scroll-target-group”: Property “scroll-target-group” doesn't exist/,
  /pseudo-class “:target-current”/,
  /at-rule “@(?:property|view-transition|starting-style|container)”/,
  /Property “(?:margin-trim|animation-timeline|animation-range|vector-effect|paint-order|container-type)” doesn't/,
  // A custom property is any identifier with two hyphens.
  /“transition-property”: “--[\w-]+” is not/,
  // Factors without calc() in the value of a custom property, which may be any tokens.
  /Parse Error\..*\* \.05 \+ 1;/s,
]

if (javaVersion() >= minJavaVersion) process.exitCode = report(check())
else
  console.log(
    `Skipped: the Nu HTML Checker needs Java ${minJavaVersion} or newer, which this machine does not have.`,
  )

/** The major version of this machine's Java, or 0. */
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
