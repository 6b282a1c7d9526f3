import { edgeAddress, isLocalDevelopment } from '@lintel/rules/edge.ts'

/** How long (ms) to wait for a response before telling the visitor that there is none. */
export const responseTimeout = 30_000

interface EdgeResponse {
  ok: boolean
  /** Undefined if the response is not a JSON object. */
  body: Record<string, unknown> | undefined
}

/**
 * Posts JSON to the Worker.
 * @throws if no complete response arrives in time, although the Worker may have received the request
 */
export async function postToEdge(path: string, payload: object): Promise<EdgeResponse> {
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), responseTimeout)
  try {
    const response = await fetch(edgeUrl(path), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(payload),
      signal: timeout.signal,
    })
    return { ok: response.ok, body: asRecord(await response.text()) }
  } finally {
    clearTimeout(timer)
  }
}

function asRecord(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    // Not sent by the Worker.
    return undefined
  }
}

/** Returns the URL of a Worker path. Local development never reaches the live Worker. */
export function edgeUrl(path: string): string {
  return isLocalDevelopment(location.hostname) ? path : edgeAddress(path)
}
