import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { Diagnostic } from '@lintel/rules/diagnostic.ts'
import * as v from 'valibot'
import { type Actions, DeskError, diskIsFull } from './action.ts'
import { writeCount } from './files.ts'
import { stripMarks } from './marks.ts'

/** In bytes; fits a large picture as base64. */
const maxBodySize = 30_000_000

export interface Views {
  names: string[]
  load: (view: string) => Promise<Actions>
}

/**
 * Handles `POST /api/<view>/<action>`, JSON in and out; a refusal is a diagnostic. `POST /api/waiting` counts the open
 * items of each view.
 */
export async function handleAction(
  request: IncomingMessage,
  response: ServerResponse,
  { names, load }: Views,
) {
  const respond = (status: number, content: unknown) => {
    response.writeHead(status, {
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
      'X-Desk-Written': writeCount(),
    })
    // Actions read records with their marks.
    response.end(stripMarks(JSON.stringify(content) ?? 'null'))
  }
  const path = request.url ?? ''
  try {
    const [, view = '', name = ''] = /^\/api\/([a-z]+)\/([a-zA-Z]+)$/.exec(path) ?? []
    if (path === '/api/waiting') return respond(200, await countWaiting({ names, load }))
    const actions = names.includes(view) ? await load(view) : undefined
    const action = actions && Object.hasOwn(actions, name) ? actions[name] : undefined
    if (!action)
      return respond(404, { diagnostic: { file: path, message: 'there is no such action', fix: '' } })
    const input = v.safeParse(action.schema, await readJson(request))
    if (!input.success) return respond(422, { diagnostic: invalidInput(path, input.issues[0]) })
    respond(200, await action.run(input.output))
  } catch (error) {
    if (error instanceof DeskError)
      return respond(error.status, { diagnostic: error.diagnostic, currentText: error.currentText })
    // A window that was closed while it asked waits for no answer.
    if (response.destroyed) return
    console.error(error)
    respond(500, { diagnostic: { file: path, ...describeError(error) } satisfies Diagnostic })
  }
}

function describeError(error: unknown): Pick<Diagnostic, 'message' | 'fix'> {
  const { code = '', message = String(error) } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC' || code === 'EDQUOT') return diskIsFull
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return {
      message: 'this machine does not let the desk write into the folder of the site',
      fix: `send this to whoever set the project up: “${message}”`,
    }
  return { message, fix: 'the terminal says where' }
}

async function countWaiting({ names, load }: Views) {
  const counts = names.map(async (name) => {
    const count = load(name).then((actions) => actions.waiting?.run({}))
    // A view that fails must not hide the counts of the others.
    return [name, await count.catch(console.error)]
  })
  return Object.fromEntries(await Promise.all(counts))
}

function invalidInput(file: string, issue: v.BaseIssue<unknown>): Diagnostic {
  return { file, field: v.getDotPath(issue) ?? '', message: 'this cannot be read', fix: issue.message }
}

/** Browsers always send a length, so a request without one is refused. */
async function readJson(request: IncomingMessage): Promise<unknown> {
  if (Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY) > maxBodySize)
    throw new DeskError({ file: 'request', message: 'this is too large', fix: 'choose a smaller picture' })
  const bytes = await buffer(request)
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new DeskError(
      { file: 'request', message: 'this request cannot be read', fix: 'load the page again' },
      400,
    )
  }
}
