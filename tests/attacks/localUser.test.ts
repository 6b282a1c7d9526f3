import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '#scripts/port.ts'
import { projectCopy } from '#scripts/quality/projectCopy.ts'
import { startDesk } from '#tests/desk/startDesk.ts'

/** Another user of the machine, who reaches each port of loopback and reads the list of processes. */
const copy = projectCopy()
let desk: Awaited<ReturnType<typeof startDesk>>
beforeAll(async () => {
  desk = await startDesk(copy.folder, await freePort())
})
afterAll(async () => {
  await desk?.kill()
  copy.remove()
})

test.each(['/', '/pages', '/api/waiting', '/content/site.yaml', '/@fs/etc/passwd', '/@vite/client'])(
  'without the key, %s is refused by the window and by the frame',
  async (path) => {
    const { protocol, hostname, port } = new URL(desk.address)
    for (const each of [port, Number(port) + 1]) {
      const response = await fetch(`${protocol}//${hostname}:${each}${path}`)
      expect(response.status).toBe(403)
    }
  },
)
