#!/usr/bin/env node
import './requireNode.mjs'
import { fileURLToPath } from 'node:url'

/** The script of each command. Plain JavaScript, because old versions of Node must be able to run it. */
const commands = {
  build: '@lintel/engine/build/main.ts',
  check: '@lintel/engine/checks/main.ts',
  deploy: '@lintel/cli/deploy/main.ts',
  desk: '@lintel/desk/main.ts',
  enquiries: '@lintel/cli/enquiries/main.ts',
  holidays: '@lintel/cli/holidays/main.ts',
  hosts: '@lintel/cli/hosts/main.ts',
  'launch-check': '@lintel/cli/launch/main.ts',
  'new-post': '@lintel/cli/newPost.ts',
  rebrand: '@lintel/cli/rebrand/main.ts',
  release: '@lintel/cli/release/main.ts',
  serve: '@lintel/cli/serve.ts',
  start: '@lintel/cli/start.ts',
  subscribers: '@lintel/cli/subscribers/main.ts',
  views: '@lintel/cli/views/main.ts',
  'worker-brand': '@lintel/cli/brandForWorker.ts',
}

const [name = ''] = process.argv.splice(2, 1)
if (Object.hasOwn(commands, name)) {
  // What --help names.
  process.argv[1] = fileURLToPath(import.meta.resolve(commands[name]))
  await import(commands[name])
} else {
  console.error(
    `${name === '' ? 'Name a command of lintel' : `lintel has no command "${name}"`}. There are: ${Object.keys(commands).join(', ')}`,
  )
  process.exitCode = 1
}
