import { once } from 'node:events'
import { type Agent, get as getPlain, type IncomingMessage } from 'node:http'
import { get as getSecure } from 'node:https'
import { setTimeout } from 'node:timers/promises'
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent'

interface DownloadLimits {
  /** Limit for one file; `bytesInAll` is for all files. */
  bytes: number
  bytesInAll: number
  files: number
  /** Limit in ms for one file; `msInAll` is for all files, from the start. */
  ms: number
  msInAll: number
  /** IP addresses to allow although they are not on the public internet. */
  reachable?: string[] | undefined
  /** The only host to ask, with its port, also where it redirects to another one. */
  host?: string | undefined
}

const maxRedirects = 5

/** How often, and how long at most (ms), a server that is too busy is waited for. */
const patience = { tries: 3, ms: 5_000 }

/**
 * Creates a downloader for untrusted URLs, with limits shared by all downloads. Every connection, including
 * redirects, must go to a public IP address, which is checked when the connection is made.
 * @returns a function that downloads a URL and throws errors that complete "… was not downloaded: "
 */
export function createDownload(limits: DownloadLimits): (address: string) => Promise<Buffer> {
  const options = { allowIPAddressList: limits.reachable ?? [] }
  const clients = {
    'http:': { get: getPlain, agent: new RequestFilteringHttpAgent(options) },
    'https:': { get: getSecure, agent: new RequestFilteringHttpsAgent(options) },
  }
  const end = AbortSignal.timeout(limits.msInAll)
  let files = 0
  let bytesInAll = 0

  return async (address) => {
    files += 1
    if (files > limits.files) throw new Error(`more than ${limits.files} files were asked for`)
    const signal = AbortSignal.any([end, AbortSignal.timeout(limits.ms)])
    try {
      return await whole(await responseOf(address, signal))
    } catch (error) {
      if (end.aborted) throw new Error(`all together took longer than ${limits.msInAll / 1000} seconds`)
      if (signal.aborted) throw new Error(`its server took longer than ${limits.ms / 1000} seconds`)
      throw error
    }
  }

  async function responseOf(address: string, signal: AbortSignal): Promise<IncomingMessage> {
    let url = URL.parse(address)
    for (let hop = 0; hop <= maxRedirects; hop++) {
      const client = clients[url?.protocol as keyof typeof clients]
      if (!url || !client) throw new Error(`${url?.href ?? address} is no address of the web`)
      if (limits.host !== undefined && url.host !== limits.host)
        throw new Error(
          `${url.href} is not on ${limits.host}, and no other host is asked: name that address itself if it is the right one`,
        )
      const response = await requestPatiently(url, client, signal)
      const { statusCode = 0, headers } = response
      if (statusCode === 200) return response
      response.destroy()
      if (statusCode < 300 || statusCode > 399 || !headers.location)
        throw new Error(`its server answers with the status ${statusCode}`)
      url = URL.parse(headers.location, url)
    }
    throw new Error(`its server redirects more than ${maxRedirects} times`)
  }

  async function whole(response: IncomingMessage): Promise<Buffer> {
    const parts: Buffer[] = []
    let bytes = 0
    for await (const part of response) {
      bytes += part.length
      bytesInAll += part.length
      // Leaving the loop closes the connection.
      if (bytes > limits.bytes) throw new Error(`it is larger than ${megabytes(limits.bytes)}`)
      if (bytesInAll > limits.bytesInAll)
        throw new Error(`in all, more than ${megabytes(limits.bytesInAll)} were downloaded`)
      parts.push(part)
    }
    return Buffer.concat(parts)
  }
}

interface Client {
  get: typeof getPlain
  agent: Agent
}

/** Requests a URL again, after a while, where its server is too busy. */
async function requestPatiently(url: URL, client: Client, signal: AbortSignal): Promise<IncomingMessage> {
  for (let tries = 1; ; tries++) {
    const response = await request(url, client, signal)
    const { statusCode = 0, headers } = response
    if (![429, 503].includes(statusCode) || tries === patience.tries) return response
    response.destroy()
    await setTimeout(waitOf(headers['retry-after']), undefined, { signal })
  }
}

async function request(url: URL, { get, agent }: Client, signal: AbortSignal): Promise<IncomingMessage> {
  try {
    const [response] = await once(get(url, { agent, signal }), 'response')
    return response
  } catch (error) {
    const { message } = error as Error
    if (message.includes('is not allowed')) throw new Error(`${url.host} is not on the public internet`)
    throw new Error(`${url.host} does not answer (${message})`)
  }
}

/** What a server asks to wait (ms), which it names in seconds; a date is not read. */
function waitOf(retryAfter = ''): number {
  const seconds = Number.parseInt(retryAfter, 10)
  return Number.isNaN(seconds) ? 1_000 : Math.min(seconds * 1_000, patience.ms)
}

const megabytes = (bytes: number) => `${bytes / 1e6} MB`
