import { git, splitNul } from './git.ts'

/** The commit that this desk was started at; empty without a repository. */
const startCommit = (await git('rev-parse', '--verify', '--quiet', 'HEAD').catch(() => '')).trim()

/** Files changed by commits since the start. */
export const changedSinceStart = async (): Promise<string[]> =>
  startCommit ? splitNul(await git('diff', '--name-only', '-z', startCommit, 'HEAD').catch(() => '')) : []

/** Who has changed these files in commits since the start, by the names that the commits give. */
export async function authorsSinceStart(files: string[]): Promise<string[]> {
  const log = ['log', '-z', '--no-merges', '--format=%an', `${startCommit}..HEAD`, '--', ...files]
  return [...new Set(splitNul(await git(...log).catch(() => '')))]
}
