import { readOptions } from '@lintel/engine/command/readOptions.ts'
import { scheduledChanges } from '@lintel/engine/content/due.ts'
import { readPosts } from '@lintel/engine/content/posts.ts'

/**
 * Lists what waits for a build: articles and pages that appeared or ended since the last one, and quotes and logos that
 * may be shown from now on, or no longer: node packages/cli/duePosts.ts --since 2026-11-21T09:00:00Z. Prints nothing if
 * there is none. `since` is the time of the last build that went live. Without it, all that ever was due counts.
 */
const { values } = readOptions({ options: { since: { type: 'string', default: '' } } })
const since = values.since ? Date.parse(values.since) : 0
if (Number.isNaN(since)) {
  console.error(
    `"${values.since}" is no time: write year-month-day, with a time if you know it, such as --since 2026-11-21T09:00:00Z`,
  )
  process.exit(1)
}
for (const { at, what } of scheduledChanges(readPosts().posts))
  if (at > since && at <= Date.now()) console.log(`${new Date(at).toISOString()} ${what}`)
