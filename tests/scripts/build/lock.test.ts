import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'lock-'))
afterAll(() => rmSync(folder, { recursive: true }))

symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
const lock = JSON.stringify(resolve('packages/engine/build/buildOrExit.ts'))
writeFileSync(
  join(folder, 'build.mjs'),
  `import { lockBuild } from ${lock}
const unlock = lockBuild()
console.log('begin')
process.stdin.once('data', () => {
  if (process.argv[2] === 'killed') process.kill(process.pid, 'SIGKILL')
  unlock()
  process.exit()
})`,
)
writeFileSync(
  join(folder, 'many.mjs'),
  `import { appendFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { lockBuild } from ${lock}
for (let build = 0; build < 5; build++) {
  const unlock = lockBuild()
  appendFileSync('log', '(')
  await setTimeout(5)
  appendFileSync('log', ')')
  if (process.argv[2] === 'killed') process.kill(process.pid, 'SIGKILL')
  unlock()
}`,
)

/** A process that builds until it is told to end. */
function start(...args: string[]) {
  const build = spawn(process.execPath, ['build.mjs', ...args], { cwd: folder })
  let output = ''
  build.stdout.on('data', (text) => {
    output += text
  })
  const says = (text: string) => expect.poll(() => output, { timeout: 20_000 }).toContain(text)
  const end = () => {
    build.stdin.write('end')
    return once(build, 'exit')
  }
  return { says, end, output: () => output }
}

test.each([[[]], [['killed']]])('a build waits until the other has ended (%s)', async (args) => {
  const first = start(...args)
  await first.says('begin')
  const second = start()
  await second.says('Waiting for another build')
  expect(second.output()).not.toContain('begin')
  await first.end()
  await second.says('begin')
  await second.end()
})

test('of many builds, some of which are killed, never two run at once', { timeout: 60_000 }, async () => {
  const builds = ['', 'killed', '', 'killed', '', 'killed'].map((how) =>
    once(spawn(process.execPath, ['many.mjs', how], { cwd: folder }), 'exit'),
  )
  await Promise.all(builds)
  expect(readFileSync(join(folder, 'log'), 'utf8')).toBe('()'.repeat(3 * 5 + 3))
})
