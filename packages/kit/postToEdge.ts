import { edgeAddress } from '@lintel/rules/edge.ts'
import { isLocalDevelopment } from '@lintel/rules/localDevelopment.ts'

/** How long (ms) an answer may take: after that the visitor reads that none came. */
export const responseTimeout = 30_000

interface EdgeResponse {
  ok: boolean
  /** Undefined where the answer is no JSON object. */
  body: Record<string, unknown> | undefined
}

/**
 * Posts JSON to the Worker.
 * @throws when no whole answer comes in time. What was posted may have arrived all the same.
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
    // Not of the Worker's making.
    return undefined
  }
}

/** Where this browser reaches a path of the Worker. What is tried out locally never reaches the live one. */
export function edgeUrl(path: string): string {
  return isLocalDevelopment(location.hostname) ? path : edgeAddress(path)
}
