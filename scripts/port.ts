const lowest = 1
const highest = 65_535

/**
 * The port to listen on: the one that the environment names, else the command's own.
 * @throws Error with what to do, where PORT names none
 */
export function portOf(usual: number, named = process.env.PORT): number {
  if (named === undefined) return usual
  const port = /^\d+$/.test(named) ? Number(named) : Number.NaN
  if (port >= lowest && port <= highest) return port
  const error = new Error(
    `PORT is "${named}", which is no port: give a whole number from ${lowest} to ${highest}, as in PORT=${usual}, or leave it out.`,
  )
  // Vike shows the stack of what vite.config.ts throws, and this one leads to nothing that is wrong.
  error.stack = String(error)
  throw error
}
