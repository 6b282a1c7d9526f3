import { type AddressInfo, createServer, Server } from 'node:net'
import { portOf, requireFreePort } from '@lintel/engine/command/port.ts'
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => void vi.unstubAllEnvs())

test.each([
  [undefined, 8788],
  ['1', 1],
  ['9000', 9000],
  ['65535', 65_535],
])('PORT=%s is port %s', (named, port) => {
  vi.stubEnv('PORT', named)
  expect(portOf(8788)).toBe(port)
})

test.each(['', ' ', '0', '-1', '65536', '1e3', '80.5', '0x50', 'abc', '8788 '])(
  'PORT="%s" is refused, and the message shows how it is done',
  (named) => {
    vi.stubEnv('PORT', named)
    expect(() => portOf(8788)).toThrow(/PORT is ".*", which is not a port: .*PORT=8788/)
  },
)

test('another port is named as it is set', () => {
  vi.stubEnv('STATUS_PORT', '94x64')
  expect(() => portOf(9464, 'STATUS_PORT')).toThrow(/STATUS_PORT is "94x64", .*STATUS_PORT=9464/)
})

test('a port that is taken is told from one that may not be used', async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await expect(requireFreePort(port)).rejects.toThrow(`Port ${port} is taken. Stop what uses it`)
  server.close()
  const listen = vi.spyOn(Server.prototype, 'listen').mockImplementation(function (this: Server) {
    const error = Object.assign(new Error('listen EACCES: permission denied'), { code: 'EACCES' })
    queueMicrotask(() => this.emit('error', error))
    return this
  })
  await expect(requireFreePort(80)).rejects.toThrow(
    'Port 80 cannot be used (listen EACCES: permission denied)',
  )
  listen.mockRestore()
})
