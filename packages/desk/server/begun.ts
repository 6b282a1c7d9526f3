import { entriesOf, git } from './git.ts'

/** The version of the project whose code this desk runs; empty where no history is kept. */
const begun = await git('rev-parse', '--verify', '--quiet', 'HEAD').catch(() => '')

/** The files that are others in the history than when the desk was started. */
export const changedSinceBegun = async (): Promise<string[]> =>
  begun ? entriesOf(await git('diff', '--name-only', '-z', begun.trim(), 'HEAD').catch(() => '')) : []
