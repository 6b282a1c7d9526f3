import { day } from '@lintel/rules/time.ts'
import type { Post } from '../schemas/post.ts'
import { endsOf } from './posts.ts'
import { getCollection, temporaryPages } from './store.ts'

/** When the site becomes another without anybody changing it. */
interface Change {
  /** In ms since 1970. */
  at: number
  what: string
}

/** Lists when articles and pages appear and end, and when quotes and logos may be shown, earliest first. */
export function scheduledChanges(posts: Post[]): Change[] {
  const change = (what: string, at: string | null | undefined, after = 0): Change[] =>
    at ? [{ at: Date.parse(at) + after, what }] : []
  const beginAndEnd = (
    what: string,
    { from, until }: ReturnType<typeof endsOf> | { from?: string; until?: string },
  ) => [...change(`${what} appears`, from), ...change(`${what} ends`, until)]
  return [
    ...posts.filter(({ draft }) => !draft).flatMap((post) => beginAndEnd(post.file, endsOf(post))),
    ...temporaryPages().flatMap(({ file, ends }) => beginAndEnd(file, ends)),
    ...[...getCollection('quotes'), ...getCollection('clients')].flatMap(
      ({ id, permittedBy, permitted, until, revoked }) =>
        permittedBy && permitted
          ? [
              ...change(`${id} may be shown`, permitted),
              // Its last day is over when the next one begins.
              ...change(`${id} may no longer be shown`, until, day),
              ...change(`${id} may no longer be shown`, revoked),
            ]
          : [],
    ),
  ].sort((one, other) => one.at - other.at)
}
