import { spawn } from 'node:child_process'
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '@lintel/engine/command/port.ts'
import { projectCopy } from '@lintel/lab/projectCopy.ts'
import { minute } from '@lintel/rules/time.ts'
import { expect, test } from 'vitest'

test('what is scheduled appears and ends at its minute, everywhere, while the server runs and fails no request', {
  timeout: 30 * minute,
}, async ({ onTestFinished }) => {
  const copy = projectCopy()
  onTestFinished(copy.remove)
  // A build with what is scheduled, and the start of the server, must be over before the first minute.
  const began = Date.now()
  copy.build()
  const took = Date.now() - began
  const first = Math.ceil((Date.now() + 2 * took) / minute + 1) * minute
  const last = first + Math.ceil(took / minute + 1) * minute
  const [from = '', until = ''] = [first, last].map((at) =>
    new Date(at).toISOString().replace(/:00\.000Z$/, 'Z'),
  )
  const [day, time] = from.split('T')
  writeFileSync(
    join(copy.folder, 'content/blog/the-announcement.md'),
    `---\ntitle: The announcement\ndescription: What is new.\ndate: ${day}\ntime: "${time}"\nuntil: ${until}\ntags: [news]\n---\n\nIt is here.\n`,
  )
  writeFileSync(
    join(copy.folder, 'content/pages/autumn-talk.yaml'),
    `from: ${from}\nuntil: ${until}\nhead:\n  title: A talk in autumn\n  description: An evening about queues.\nblocks:\n  - block: text-hero\n    title: A talk in autumn\n    lead: An evening about queues.\n`,
  )
  const navigation = join(copy.folder, 'content/interface/navigation.yaml')
  writeFileSync(
    navigation,
    readFileSync(navigation, 'utf8').replace(
      /^( +)- \{ label: About, href: \/about \}$/m,
      '$&\n$1- { label: The talk, href: /autumn-talk }',
    ),
  )
  copy.build()
  const written = readFileSync(join(copy.client, 'due.json'), 'utf8')
  expect(JSON.parse(written).slice(0, 2).map(Date.parse)).toEqual([first, last])

  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const server = spawn(process.execPath, ['packages/cli/serve.ts'], {
    cwd: copy.folder,
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      SIGNING_SECRET: 'x'.repeat(32),
      STATE_DIRECTORY: join(copy.folder, '.server'),
    },
  })
  onTestFinished(() => void server.kill('SIGTERM'))
  const log = join(copy.folder, 'server.log')
  writeFileSync(log, '')
  for (const output of [server.stdout, server.stderr])
    output.on('data', (text: Buffer) => appendFileSync(log, text))
  await expect.poll(() => readFileSync(log, 'utf8'), { timeout: minute }).toContain('The site is at')

  const statusOf = async (path: string) => (await fetch(address + path)).status
  const namedIn = async (path: string, words: string) =>
    (await (await fetch(address + path)).text()).includes(words)
  const shown = async () => [
    await statusOf('/blog/the-announcement'),
    await statusOf('/autumn-talk'),
    ...(await Promise.all([
      namedIn('/blog', 'The announcement'),
      namedIn('/blog/feed.xml', 'The announcement'),
      namedIn('/llms.txt', 'The announcement'),
      namedIn('/sitemap.xml', '/autumn-talk'),
      namedIn('/about', 'href="/autumn-talk"'),
    ])),
  ]
  const everywhere = [200, 200, true, true, true, true, true]
  const nowhere = [404, 404, false, false, false, false, false]
  expect(await shown()).toEqual(nowhere)

  // Whoever visits meanwhile gets every page, also while the files are taken over.
  const failures: string[] = []
  let slowest = 0
  let isWatching = true
  const watching = (async () => {
    while (isWatching) {
      const began = performance.now()
      await statusOf('/about').then(
        (status) => status !== 200 && failures.push(`${status}`),
        (error) => failures.push(`${error}`),
      )
      slowest = Math.max(slowest, performance.now() - began)
      await wait(20)
    }
  })()
  const options = { timeout: last - first + 5 * minute, interval: 500 }
  await expect.poll(shown, options).toEqual(everywhere)
  expect(Date.now()).toBeGreaterThanOrEqual(first)
  console.log(`appeared ${((Date.now() - first) / 1000).toFixed(1)} s after its minute`)
  await expect.poll(shown, options).toEqual(nowhere)
  expect(Date.now()).toBeGreaterThanOrEqual(last)
  isWatching = false
  await watching
  console.log(`slowest response ${slowest.toFixed(0)} ms`)
  expect(failures).toEqual([])
})
