import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename } from 'node:path'

/** Serves a local npm registry that has only what is published to it. */
export async function serveRegistry() {
  const files = new Map<string, Buffer>()
  const versions = new Map<string, Record<string, object>>()
  const server = createServer(({ url = '' }, response) => {
    const name = decodeURIComponent(url.slice(1))
    const versionsOfName = versions.get(name)
    const manifest = versionsOfName
      ? JSON.stringify({
          name,
          'dist-tags': { latest: Object.keys(versionsOfName).at(-1) },
          versions: versionsOfName,
        })
      : files.get(name)
    response.writeHead(manifest ? 200 : 404).end(manifest)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    address,
    /** @param tarball made by `npm pack` */
    publish(tarball: string) {
      const content = readFileSync(tarball)
      const manifest = JSON.parse(
        execFileSync('tar', ['-xOf', tarball, 'package/package.json'], { encoding: 'utf8' }),
      )
      const file = basename(tarball)
      files.set(file, content)
      const integrity = `sha512-${createHash('sha512').update(content).digest('base64')}`
      const dist = { tarball: `${address}/${file}`, integrity }
      versions.set(manifest.name, {
        ...versions.get(manifest.name),
        [manifest.version]: { ...manifest, dist },
      })
    },
    close: () => server.close(),
  }
}
