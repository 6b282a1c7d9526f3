import { parseArgs } from 'node:util'

/** `parseArgs` for commands: where an option is unknown or wrong, it lists those that there are, with exit code 1. */
export const readOptions: typeof parseArgs = (config) => {
  try {
    return parseArgs(config)
  } catch (error) {
    const usage = Object.entries(config?.options ?? {}).map(
      ([name, { type }]) => `--${name}${type === 'string' ? ' <value>' : ''}`,
    )
    console.error(`${(error as Error).message.split('. ')[0]}. There are: ${usage.join(', ')}`)
    process.exit(1)
  }
}
