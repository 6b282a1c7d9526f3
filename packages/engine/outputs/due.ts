import { duePath } from '@lintel/rules/edge.ts'
import { scheduledChanges } from '../content/due.ts'
import { now } from '../content/now.ts'
import type { Post } from '../schemas/post.ts'
import type { OutputFiles } from './output.ts'

/** Writes the minutes at which the site needs another build: times alone, as what is due then is nobody's to know yet. */
export async function writeDue(files: OutputFiles, posts: Post[]) {
  const times = scheduledChanges(posts).flatMap(({ at }) => (at > now() ? new Date(at).toISOString() : []))
  await files.write({ path: duePath.slice(1), content: JSON.stringify([...new Set(times)]) })
}
