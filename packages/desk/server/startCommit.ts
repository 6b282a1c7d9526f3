import { git, splitNul } from './git.ts'

/** The commit that this desk was started at; empty without a repository. */
const startCommit = await git('rev-parse', '--verify', '--quiet', 'HEAD').catch(() => '')

/** Files changed by commits since the start. */
export const changedSinceStart = async (): Promise<string[]> =>
  startCommit
    ? splitNul(await git('diff', '--name-only', '-z', startCommit.trim(), 'HEAD').catch(() => ''))
    : []
