import { git, splitNul } from './git.ts'

/** The commit whose code this desk runs; empty without a repository. */
const startCommit = await git('rev-parse', '--verify', '--quiet', 'HEAD').catch(() => '')

/** The files that commits have changed since the desk was started. */
export const changedSinceStart = async (): Promise<string[]> =>
  startCommit
    ? splitNul(await git('diff', '--name-only', '-z', startCommit.trim(), 'HEAD').catch(() => ''))
    : []
