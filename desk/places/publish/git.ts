import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { DeskError } from '#desk/server/action.ts'

const run = promisify(execFile)

/** No question may wait in a terminal that nobody looks at. */
const environment = { ...process.env, GIT_TERMINAL_PROMPT: '0', GIT_EDITOR: 'true', LC_ALL: 'C' }

/**
 * Runs git in this project.
 * @returns what it has printed
 * @throws DeskError with git's own words
 */
export async function git(...args: string[]): Promise<string> {
  try {
    const { stdout } = await run('git', args, { env: environment, maxBuffer: 64 * 1024 * 1024 })
    return stdout
  } catch (error) {
    const { stderr = '', stdout = '' } = error as { stderr?: string; stdout?: string }
    const said = stderr.trim() || stdout.trim() || String(error)
    throw new DeskError({ file: `git ${args[0]}`, message: said, fix: 'ask whoever set the project up' })
  }
}

/** Whether git has nothing against it. */
export const succeeds = (...args: string[]) =>
  git(...args).then(
    () => true,
    () => false,
  )
