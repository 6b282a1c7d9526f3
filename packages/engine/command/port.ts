import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'

const lowest = 1
const highest = 65_535

/**
 * Returns the port to listen on: the one in the environment, or the command's default.
 * @param name the environment variable
 * @throws Error with the fix if the variable is not a port
 */
export function portOf(usual: number, name = 'PORT'): number {
  const named = process.env[name]
  if (named === undefined) return usual
  const port = /^\d+$/.test(named) ? Number(named) : Number.NaN
  if (port >= lowest && port <= highest) return port
  const error = new Error(
    `${name} is "${named}", which is not a port: give a whole number from ${lowest} to ${highest}, as in ${name}=${usual}, or leave it out.`,
  )
  // Vike prints the stack of errors from vite.config.ts, which would only distract here.
  error.stack = String(error)
  throw error
}

/**
 * Returns an error with the fix for one of `listen`, whose port is in use or not permitted.
 * @param name the environment variable that sets the port
 */
export function portError({ code, message }: NodeJS.ErrnoException, port: number, name = 'PORT'): Error {
  const why = code === 'EADDRINUSE' ? 'is taken. Stop what uses it' : `cannot be used (${message}). Allow it`
  const other = port < 1024 || port === highest ? 8080 : port + 1
  return new Error(`Port ${port} ${why}, or choose another: ${name}=${other}`)
}

/** @throws Error with the fix if the port is in use or not permitted */
export async function requireFreePort(port: number): Promise<void> {
  const probes = await listenOnLoopback(port, () => createServer())
  await Promise.all(probes.map((each) => new Promise((resolve) => each.close(resolve))))
}

/** Browsers try the first one for "localhost", and for names below it, so another program must not stand there. */
const loopbackAddresses = ['::1', '127.0.0.1']

/**
 * Listens on both loopback addresses, or on the one that this machine has.
 * @throws Error with the fix if the port is in use or not permitted
 */
export async function listenOnLoopback(port: number, create: () => Server): Promise<Server[]> {
  const servers: Server[] = []
  for (const address of loopbackAddresses) {
    const server = create()
    try {
      await once(server.listen(port, address), 'listening')
      servers.push(server)
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException
      if (!['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(code))
        throw portError(error as NodeJS.ErrnoException, port)
    }
  }
  return servers
}

/** Finds a free port on the loopback interface. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
