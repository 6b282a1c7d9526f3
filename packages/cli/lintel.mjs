#!/usr/bin/env node
import './requireNode.mjs'

/** What each command runs. Plain JavaScript, because an old Node must be able to read it. */
const commands = {
  build: '@lintel/engine/build/main.ts',
  check: '@lintel/engine/checks/main.ts',
  deploy: './deploy/main.ts',
  desk: '@lintel/desk/main.ts',
  enquiries: './enquiries/main.ts',
  holidays: './holidays/main.ts',
  hosts: './hosts/main.ts',
  'launch-check': './launch/main.ts',
  'new-post': './newPost.ts',
  rebrand: './rebrand/main.ts',
  release: './release/main.ts',
  serve: './serve.ts',
  start: './start.ts',
  subscribers: './subscribers/main.ts',
  upgrade: './upgrade/main.ts',
  views: './views/main.ts',
  'worker-brand': './brandForWorker.ts',
}

const [name = ''] = process.argv.splice(2, 1)
if (Object.hasOwn(commands, name)) await import(commands[name])
else {
  console.error(
    `${name === '' ? 'Name a command of lintel' : `lintel has no command "${name}"`}. There are: ${Object.keys(commands).join(', ')}`,
  )
  process.exitCode = 1
}
