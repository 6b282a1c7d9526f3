import { type AddressInfo, createServer } from 'node:net'

const lowest = 1
const highest = 65_535

/**
 * The port to listen on: the one that the environment names, else the command's own.
 * @throws Error with what to do, where PORT names none
 */
export function portOf(usual: number): number {
  const named = process.env.PORT
  if (named === undefined) return usual
  const port = /^\d+$/.test(named) ? Number(named) : Number.NaN
  if (port >= lowest && port <= highest) return port
  const error = new Error(
    `PORT is "${named}", which is not a port: give a whole number from ${lowest} to ${highest}, as in PORT=${usual}, or leave it out.`,
  )
  // Vike shows the stack of what vite.config.ts throws, and this one leads to nothing that is wrong.
  error.stack = String(error)
  throw error
}

/** A port of loopback that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
