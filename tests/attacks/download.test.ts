import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createDownload } from '@lintel/cli/download.ts'
import { expect, onTestFinished, test } from 'vitest'

const limits = { bytes: 1000, bytesInAll: 2500, files: 100, ms: 2000, msInAll: 60_000 }

/** A server that stands for one on the public internet: its own address alone is let through. */
async function publicServer(answer: RequestListener) {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, port }
}

test.each([
  'http://127.0.0.1/',
  'http://127.1/',
  'http://0/',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://localhost/',
  'http://10.0.0.1/',
  'http://172.16.0.1/',
  'http://192.168.1.1/',
  'http://100.64.0.1/',
  'http://169.254.169.254/latest/meta-data/',
  'http://[::1]/',
  'http://[::]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:a9fe:a9fe]/',
  'http://[64:ff9b::a9fe:a9fe]/',
  'http://[2002:7f00:1::]/',
  'http://[fd00:ec2::254]/',
  'http://[fe80::1]/',
  'https://127.0.0.1/',
])('%s is not asked', async (address) => {
  await expect(createDownload(limits)(address)).rejects.toThrow('not on the public internet')
})

test.each(['file:///etc/passwd', 'ftp://old.test/a.png', 'data:image/png;base64,AAAA', 'no address', ''])(
  '%j is not asked',
  async (address) => {
    await expect(createDownload(limits)(address)).rejects.toThrow('no address of the web')
  },
)

test.each([
  [2, 'answers'],
  [3, 'gives up'],
])('a server that is too busy %i times is asked again: the download %s', async (busy) => {
  let requests = 0
  const server = await publicServer((_, response) => {
    requests++
    if (requests > busy) response.end('picture')
    else response.writeHead(503, { 'Retry-After': '0' }).end()
  })
  const download = createDownload({ ...limits, reachable: ['127.0.0.1'] })(server.origin)
  if (busy < 3) expect(String(await download)).toBe('picture')
  else await expect(download).rejects.toThrow('status 503')
  expect(requests).toBe(3)
})

test.each([
  ['another network', ({ port }: { port: number }) => `http://127.0.0.2:${port}/`],
  ['the same in IPv6', ({ port }: { port: number }) => `http://[::ffff:127.0.0.1]:${port}/`],
  ['a name of this machine', ({ port }: { port: number }) => `http://localhost.localdomain:${port}/`],
  ['a file', () => 'file:///etc/passwd'],
])('a redirect to %s is not followed', async (_, target) => {
  const requests: string[] = []
  const server = await publicServer((request, response) => {
    requests.push(request.url ?? '')
    if (request.url === '/second') response.end('reached')
    else
      response
        .writeHead(302, { Location: request.url === '/first' ? '/hop' : `${target(server)}second` })
        .end()
  })
  const download = createDownload({ ...limits, reachable: ['127.0.0.1'] })
  await expect(download(`${server.origin}/first`)).rejects.toThrow()
  expect(requests).toEqual(['/first', '/hop'])
})

test('redirects end somewhere', async () => {
  const { origin } = await publicServer((_, response) => response.writeHead(302, { Location: '/' }).end())
  const download = createDownload({ ...limits, reachable: ['127.0.0.1'] })
  await expect(download(origin)).rejects.toThrow('redirects')
})

test('a file, all files, their number and their time have a bound', async () => {
  const { origin } = await publicServer(({ url }, response) => {
    if (url === '/slow') return void response.writeHead(200).write('a')
    if (url === '/endless') {
      const more = () => response.write('a'.repeat(1e5), () => response.destroyed || more())
      return void more()
    }
    response.end('a'.repeat(900))
  })
  const start = (over: Partial<typeof limits> = {}) =>
    createDownload({ ...limits, ...over, reachable: ['127.0.0.1'] })
  await expect(start()(`${origin}/endless`)).rejects.toThrow('larger than')
  await expect(start({ ms: 300 })(`${origin}/slow`)).rejects.toThrow('took longer')
  await expect(start({ msInAll: 300 })(`${origin}/slow`)).rejects.toThrow('took longer')
  const download = start()
  for (const path of ['/1', '/2']) expect(await download(origin + path)).toHaveLength(900)
  await expect(download(`${origin}/3`)).rejects.toThrow('in all')
  const few = start({ files: 1 })
  await few(`${origin}/1`)
  await expect(few(`${origin}/2`)).rejects.toThrow('more than 1 ')
})
