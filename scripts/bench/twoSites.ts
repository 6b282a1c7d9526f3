import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface SiteCopy {
  address: string
  stop: () => void
}

const scripts = /<script\b[^>]*>[\s\S]*?<\/script>/g

/** The site through a proxy, as it is or with every script taken out of its pages, so that the two are compared alike. */
export async function copyOf(origin: string, withScripts: boolean): Promise<SiteCopy> {
  const server = createServer(async (request, response) => {
    const answer = await fetch(origin + request.url, { headers: { 'Accept-Encoding': 'identity' } })
    const body = Buffer.from(await answer.arrayBuffer())
    const isPage = answer.headers.get('Content-Type')?.startsWith('text/html')
    const headers = Object.fromEntries(answer.headers)
    delete headers['content-length']
    delete headers['transfer-encoding']
    response.writeHead(answer.status, headers)
    response.end(isPage && !withScripts ? body.toString().replaceAll(scripts, '') : body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { address: `http://127.0.0.1:${portOf(server)}`, stop: () => server.close() }
}

const portOf = (server: Server) => (server.address() as AddressInfo).port
