import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Diagnostic } from '@lintel/rules/diagnostic.ts'
import * as v from 'valibot'
import { type Actions, DeskError, diskIsFull } from './action.ts'
import { timesWritten } from './files.ts'
import { withoutMarks } from './marks.ts'

/** In bytes: a large picture, as text. */
const most = 30_000_000

export interface Places {
  names: string[]
  /** Gives the actions of a place. */
  load: (place: string) => Promise<Actions>
}

/**
 * Answers `POST /api/<place>/<action>`: JSON in, JSON out. A refusal says what is wrong, as a diagnostic.
 * `POST /api/waiting` counts what waits in each place.
 */
export async function answer(request: IncomingMessage, response: ServerResponse, { names, load }: Places) {
  const send = (status: number, content: unknown) => {
    response.writeHead(status, {
      ...{ 'Content-Type': 'application/json', 'Cache-Control': 'no-store' },
      'X-Desk-Written': timesWritten(),
    })
    // Whatever reads records, as the checks do, reads the marks with them.
    response.end(withoutMarks(JSON.stringify(content) ?? 'null'))
  }
  const path = request.url ?? ''
  try {
    const [, place = '', name = ''] = /^\/api\/([a-z]+)\/([a-zA-Z]+)$/.exec(path) ?? []
    if (path === '/api/waiting') return send(200, await waiting({ names, load }))
    const actions = names.includes(place) ? await load(place) : undefined
    const found = actions && Object.hasOwn(actions, name) ? actions[name] : undefined
    if (!found) return send(404, { diagnostic: { file: path, message: 'there is no such action', fix: '' } })
    const input = v.safeParse(found.schema, JSON.parse(await bodyOf(request)))
    if (!input.success) return send(422, { diagnostic: unreadable(path, input.issues[0]) })
    send(200, await found.run(input.output))
  } catch (error) {
    if (error instanceof DeskError)
      return send(error.status, { diagnostic: error.diagnostic, theirs: error.theirs })
    console.error(error)
    send(500, { diagnostic: { file: path, ...wordsOf(error) } satisfies Diagnostic })
  }
}

function wordsOf(error: unknown): Pick<Diagnostic, 'message' | 'fix'> {
  const { code = '', message = String(error) } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC' || code === 'EDQUOT') return diskIsFull
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return {
      message: 'this machine does not let the desk write into the folder of the site',
      fix: `send this to whoever set the project up: “${message}”`,
    }
  return { message, fix: 'the terminal says where' }
}

async function waiting({ names, load }: Places) {
  const counts = names.map(async (name) => {
    const count = load(name).then((actions) => actions.waiting?.run({}))
    // One that cannot count leaves the others their numbers.
    return [name, await count.catch(console.error)]
  })
  return Object.fromEntries(await Promise.all(counts))
}

function unreadable(file: string, issue: v.BaseIssue<unknown>): Diagnostic {
  return { file, field: v.getDotPath(issue) ?? '', message: 'this cannot be read', fix: issue.message }
}

/** What says no length is none of the window's: browsers say it of each text that they send. */
function bodyOf(request: IncomingMessage): Promise<string> {
  if (Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY) > most)
    throw new DeskError({ file: 'request', message: 'this is too large', fix: 'choose a smaller picture' })
  return text(request)
}
