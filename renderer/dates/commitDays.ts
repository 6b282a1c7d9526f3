import { spawnSync } from 'node:child_process'

/** The folders whose history is asked for. */
const folders = ['pages', 'components/sections', 'data', 'content/legal', 'content/pages', 'content/services']

/**
 * The day (UTC, year-month-day) on which each file was last committed. Empty where there is no history, or only the
 * newest part of it, as then no day would be true.
 */
export function commitDays(): Map<string, string> {
  const days = new Map<string, string>()
  if (git('rev-parse', '--is-shallow-repository') !== 'false') return days
  let day = ''
  const history = git(
    'log',
    '--format=:%cd',
    '--date=format-local:%Y-%m-%d',
    '--name-only',
    '--relative',
    '--',
    ...folders,
  )
  for (const line of history?.split('\n') ?? []) {
    if (line.startsWith(':')) day = line.slice(1)
    else if (line && !days.has(line)) days.set(line, day)
  }
  return days
}

/** Changes with the history; empty where there is none. */
export function historyName(): string {
  return git('rev-parse', '--is-shallow-repository', 'HEAD') ?? ''
}

function git(...args: string[]): string | undefined {
  const options = { encoding: 'utf8', env: { ...process.env, TZ: 'UTC' }, maxBuffer: 2 ** 28 } as const
  const { status, stdout } = spawnSync('git', ['-c', 'core.quotePath=false', ...args], options)
  return status === 0 ? stdout.trim() : undefined
}
