import { relative } from 'node:path'
import { parseArgs } from 'node:util'

/**
 * Refuses arguments beyond those that a command takes, which it would otherwise leave out in silence.
 * @throws Error that names them
 */
export function refuseMore(more: readonly string[]): void {
  if (more.length > 0)
    throw new Error(
      `“${more.join(' ')}” is more than this command takes: leave it out, or run the command once for each.`,
    )
}

/** `parseArgs` for commands. `--help` prints the options. So does an invalid option, with exit code 1. */
export const readOptions: typeof parseArgs = (config) => {
  const options = Object.entries(config?.options ?? {}).map(
    ([name, { type }]) => `--${name}${type === 'string' ? ' <value>' : ''}`,
  )
  if (process.argv.includes('--help')) {
    const program = relative('.', process.argv[1] ?? '')
    const all = [...(config?.allowPositionals ? ['words'] : []), ...options]
    console.log(`Usage: node ${[program, ...all.map((option) => `[${option}]`)].join(' ')}`)
    process.exit()
  }
  try {
    return parseArgs(config)
  } catch (error) {
    console.error(`${(error as Error).message.split('. ')[0]}. There are: ${options.join(', ')}`)
    process.exit(1)
  }
}
