import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { holidaysFile } from '@lintel/engine/checks/calendarOf.ts'
import { endGroup } from '@lintel/engine/command/endGroup.ts'
import { DeskError, diskIsFull } from './action.ts'
import { createQueue } from './queue.ts'

interface Options {
  input?: string | Uint8Array
  /** The path of a separate index, which leaves the checkout and its own index untouched. */
  index?: string
  /** In ms. */
  timeout?: number
  /** Whether paths are patterns; some commands know no others. */
  hasPatterns?: boolean
  /** An exit code other than 0 that tells of no failure. */
  okCode?: number
}

export class GitError extends DeskError {
  /** What git printed to stderr. */
  readonly output: string
  /** Whether the cause is on this machine, not on the remote. */
  readonly isLocal: boolean

  constructor(output: string) {
    const cause = localCauses.find(({ pattern }) => pattern.test(output))
    const { message, fix } = cause ?? {
      message: 'the history of the site could not be read or written. Nothing of yours is lost',
      fix: `send this to whoever set the project up: “${output}”`,
    }
    super({ file: 'history', message, fix })
    this.output = output
    this.isLocal = cause !== undefined
  }
}

const localCauses = [
  {
    pattern: /\.lock': File exists/,
    message: 'another program is at work on the history of the site. Nothing of yours is lost',
    fix: 'wait a moment, close other programs that work on this folder, and try again; if that does not help, stop the desk and start it again',
  },
  { pattern: /No space left on device|Disk quota exceeded/, ...diskIsFull },
]

/**
 * Git must not prompt or open an editor, treats paths literally, takes no locks to read, and gives up a host that sends and
 * takes no byte for so many seconds.
 */
const environment = {
  ...process.env,
  GIT_HTTP_LOW_SPEED_LIMIT: '1',
  GIT_HTTP_LOW_SPEED_TIME: '45',
  GIT_TERMINAL_PROMPT: '0',
  GIT_EDITOR: 'true',
  GIT_LITERAL_PATHSPECS: '1',
  GIT_OPTIONAL_LOCKS: '0',
  LC_ALL: 'C',
}

/** The desk also writes pictures of people, and the holidays, without which the site cannot be built. */
export const contentPaths = ['content', 'public/people', holidaysFile] as const

/** Git ends at a `-working-tree-encoding`, so each is taken back with `!`. */
const bare = '!text !eol !crlf !ident !filter !working-tree-encoding'
const bareAttributes = contentPaths.map((path) => `/${path} ${bare}\n/${path}/** ${bare}\n`).join('')
const bareProjects = new Set<string>()

/**
 * Takes back, in the repository's own attributes, whatever the project's `.gitattributes` says of content: it would be
 * converted on the way to the disk or back. They alone have the last word before git 2.41, which brings `--attr-source`.
 */
function keepContentBare() {
  const project = process.cwd()
  if (bareProjects.has(project)) return
  const file = gitSync('rev-parse', '--git-path', 'info/attributes').trim()
  if (file === '') return
  const before = existsSync(file) ? readFileSync(file, 'utf8') : ''
  bareProjects.add(project)
  if (before.endsWith(bareAttributes)) return
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${before.replace(/[^\n]$/, '$&\n')}${bareAttributes}`)
  } catch {
    // Where nothing can be written, nothing is published, and the history can still be read.
  }
}

/** For what ends at a `.gitmodules` that git cannot read. The desk sends nothing of a submodule. */
const withoutSubmodules = new Map([
  ['diff', '--ignore-submodules=all'],
  ['diff-tree', '--ignore-submodules=all'],
  ['fetch', '--no-recurse-submodules'],
])

/** In ms; long enough for a fetch or a push. */
const defaultTimeout = 300_000

/**
 * @returns what git has printed to stdout
 * @throws GitError
 */
export const git = async (...args: string[]) => (await gitWith({}, ...args)).toString('utf8')

/** Like `git`, with standard input and binary output. */
export async function gitWith(
  { input, index, timeout = defaultTimeout, hasPatterns = false, okCode = 0 }: Options,
  ...args: string[]
): Promise<Buffer> {
  keepContentBare()
  // A process group of its own, so that ssh ends together with git, which removes its locks on SIGTERM.
  const [command = '', ...rest] = args
  const child = spawn('git', [command, ...[withoutSubmodules.get(command) ?? []].flat(), ...rest], {
    env: {
      ...environment,
      ...(index && { GIT_INDEX_FILE: index }),
      ...(hasPatterns && { GIT_LITERAL_PATHSPECS: '0' }),
    },
    detached: true,
  })
  const timer = setTimeout(() => endGroup(child.pid, 'SIGTERM'), timeout)
  // Git may exit before it has read all input; stderr then tells why.
  child.stdin.on('error', () => undefined).end(input)
  const ended = once(child, 'exit').finally(() => clearTimeout(timer))
  child.once('exit', (code) => {
    if (code !== null) return
    // Child processes may keep these pipes open.
    child.stdout.destroy()
    child.stderr.destroy()
  })
  const [stdout, stderr, [code]] = await Promise.all([
    buffer(child.stdout).catch(() => Buffer.alloc(0)),
    text(child.stderr).catch(() => ''),
    ended,
  ])
  if (code === null) throw new GitError(`git ${args[0]} has timed out`)
  if (code === 0 || code === okCode) return stdout
  throw new GitError(
    stderr.trim() || stdout.toString('utf8').trim() || `git ${args[0]} has ended without a word`,
  )
}

/** Whether git exits with 0. */
export const succeeds = (...args: string[]) =>
  git(...args).then(
    () => true,
    () => false,
  )

/** Like `git`, at once; an empty string where there is no repository, or no such file in it. */
export function gitSync(...args: string[]): string {
  try {
    return execFileSync('git', args, {
      encoding: 'utf8',
      env: environment,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  } catch {
    return ''
  }
}

/** Splits the output of `git … -z`. */
export const splitNul = (output: string) => output.split('\0').filter(Boolean)

/** Two windows may publish at once. */
export const enqueue = createQueue()
