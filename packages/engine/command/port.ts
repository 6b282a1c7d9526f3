import { type AddressInfo, createServer } from 'node:net'

const lowest = 1
const highest = 65_535

/**
 * The port to listen on: the one that the environment names, else the command's own.
 * @param name of the environment variable
 * @throws Error with what to do, where it names none
 */
export function portOf(usual: number, name = 'PORT'): number {
  const named = process.env[name]
  if (named === undefined) return usual
  const port = /^\d+$/.test(named) ? Number(named) : Number.NaN
  if (port >= lowest && port <= highest) return port
  const error = new Error(
    `${name} is "${named}", which is not a port: give a whole number from ${lowest} to ${highest}, as in ${name}=${usual}, or leave it out.`,
  )
  // Vike shows the stack of what vite.config.ts throws, and this one leads to nothing that is wrong.
  error.stack = String(error)
  throw error
}

/** @throws Error that says what to do where something else listens on the port, or nobody may */
export function requireFreePort(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', ({ code, message }: NodeJS.ErrnoException) => {
      const why =
        code === 'EADDRINUSE' ? 'is taken. Stop what uses it' : `cannot be used (${message}). Allow it`
      reject(new Error(`Port ${port} ${why}, or choose another: PORT=${port < 1024 ? 8080 : port + 1}`))
    })
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve()))
  })
}

/** A port of loopback that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
