/** Answers what the Worker fetches from other servers, and keeps what it sent. */
export interface Outbound {
  requests: { url: string; headers: Headers; body: string }[]
  answer: (url: string, body: string, headers: Headers) => Response | Promise<Response>
  restore: () => void
}

export function interceptOutbound(): Outbound {
  const original = globalThis.fetch
  const outbound: Outbound = {
    requests: [],
    answer: () => new Response('ok'),
    restore: () => {
      globalThis.fetch = original
    },
  }
  globalThis.fetch = async (input, init) => {
    const request = new Request(input as string, init)
    const body = await request.text()
    outbound.requests.push({ url: request.url, headers: request.headers, body })
    // As the real one does, in whichever process it is called.
    const aborted = new Promise<never>((_, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason))
    })
    return Promise.race([outbound.answer(request.url, body, request.headers), aborted])
  }
  return outbound
}
