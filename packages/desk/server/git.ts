import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { buffer, text } from 'node:stream/consumers'
import { DeskError, diskIsFull } from './action.ts'

interface Options {
  input?: string | Uint8Array
  /** A list of files of its own, so that neither the one of the checkout nor the checkout is touched. */
  index?: string
  /** In ms, until it is ended. */
  timeout?: number
}

/** A refusal of git's. */
export class GitError extends DeskError {
  /** What git printed. */
  readonly output: string
  /** Whether this machine is the cause, and no other. */
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

/** No question may wait in a terminal that nobody looks at, names of files are no patterns, and reading locks nothing. */
const environment = {
  ...process.env,
  GIT_TERMINAL_PROMPT: '0',
  GIT_EDITOR: 'true',
  GIT_LITERAL_PATHSPECS: '1',
  GIT_OPTIONAL_LOCKS: '0',
  LC_ALL: 'C',
}

/** For what asks another machine, in ms. */
const defaultTimeout = 300_000

/**
 * Runs git in this project.
 * @returns what it has printed
 * @throws GitError
 */
export const git = async (...args: string[]) => (await gitWith({}, ...args)).toString('utf8')

/** As `git`, of what takes input, or prints what is no text. */
export async function gitWith(
  { input, index, timeout = defaultTimeout }: Options,
  ...args: string[]
): Promise<Buffer> {
  // In a group of its own, so that an ssh that waits for another machine ends with the git that started it.
  const child = spawn('git', args, {
    env: { ...environment, ...(index && { GIT_INDEX_FILE: index }) },
    detached: true,
  })
  const timer = setTimeout(() => child.pid && process.kill(-child.pid), timeout)
  // Whoever does not read all of its input says why on its error stderr.
  child.stdin.on('error', () => undefined).end(input)
  const ended = once(child, 'exit').finally(() => clearTimeout(timer))
  child.once('exit', (code) => {
    if (code !== null) return
    // What it has started may hold its outputs open for longer.
    child.stdout.destroy()
    child.stderr.destroy()
  })
  const [stdout, stderr, [code]] = await Promise.all([
    buffer(child.stdout).catch(() => Buffer.alloc(0)),
    text(child.stderr).catch(() => ''),
    ended,
  ])
  if (code === null) throw new GitError(`git ${args[0]} has timed out`)
  if (code === 0) return stdout
  throw new GitError(
    stderr.trim() || stdout.toString('utf8').trim() || `git ${args[0]} has ended without a word`,
  )
}

/** Whether git has nothing against it. */
export const succeeds = (...args: string[]) =>
  git(...args).then(
    () => true,
    () => false,
  )

/** The entries of a list that git ends by zeros. */
export const splitNul = (printed: string) => printed.split('\0').filter(Boolean)

let queue: Promise<unknown> = Promise.resolve()

/** One after the other, as two windows may publish at the same moment. */
export function serialize<Result>(task: () => Promise<Result>): Promise<Result> {
  const result = queue.then(task, task)
  queue = result.catch(() => undefined)
  return result
}
