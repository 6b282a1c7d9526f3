import { readOptions } from '@lintel/engine/command/readOptions.ts'
import { whyHidden } from '@lintel/engine/content/permissions.ts'
import { isPublished, readPosts } from '@lintel/engine/content/posts.ts'
import { getCollection } from '@lintel/engine/content/store.ts'

/**
 * Lists the posts that are waiting for a build, and the quotes and logos that it would show or leave out:
 * node packages/cli/duePosts.ts --since 2026-11-21. Prints nothing if there are none. `since` is the day (UTC)
 * of the last build that went live. Without it, every published post counts.
 */
const { values } = readOptions({ options: { since: { type: 'string', default: '' } } })
if (values.since && !/^\d{4}-\d\d-\d\d/.test(values.since)) {
  console.error(`"${values.since}" is no day: write year-month-day, such as --since 2026-11-21`)
  process.exit(1)
}
const today = new Date().toISOString().slice(0, 10)
const since = values.since.slice(0, 10)
for (const post of readPosts().posts)
  if (isPublished(post, today) && post.date > since) console.log(`${post.date} ${post.file}`)
for (const record of since ? [...getCollection('quotes'), ...getCollection('clients')] : []) {
  const why = whyHidden(record, today)
  if (!why !== !whyHidden(record, since)) console.log(`${record.id}: ${why ?? 'may be shown again'}`)
}
