import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectCopy } from '@lintel/lab/projectCopy.ts'
import { afterAll, expect, test } from 'vitest'

const { folder, client, build, remove } = projectCopy()
afterAll(remove)

function write(file: string, text: string) {
  mkdirSync(join(folder, file, '..'), { recursive: true })
  writeFileSync(join(folder, file), text)
}

function replace(file: string, text: string, by: string) {
  const source = readFileSync(join(folder, file), 'utf8')
  expect(source, file).toContain(text)
  write(file, source.replace(text, by))
}

/** What a program says, run in the copy. */
function outputOf(command: string, ...args: string[]): string {
  const env = { ...process.env, PATH: `${folder}/node_modules/.bin:${process.env.PATH}` }
  const { stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8', env })
  return stdout + stderr
}

const record = 'content/briefings/open-day.yaml'
const words = 'title: Open day\ndescription: A day with the people who draw.\nhost: lead-architect\n'

test('a collection that is added as CONTRIBUTING.md says is read, checked, shown and found', () => {
  write(
    'data/schemas/event.ts',
    `import type { Entry } from '@lintel/engine/schemas/collection.ts'
import { fields, limits, text } from '@lintel/engine/schemas/fields.ts'
import { personReference } from '@lintel/engine/schemas/person.ts'
import * as v from 'valibot'

export const eventSchema = fields({
  title: text(limits.title),
  description: text(limits.description),
  drawnBy: v.optional(personReference),
})

export type Event = Entry<v.InferOutput<typeof eventSchema>>
`,
  )
  replace(
    'data/collections.ts',
    '  tools: collection(',
    `  briefings: collection({
    label: 'Event',
    files: 'briefings/*.yaml',
    schema: eventSchema,
    at: '/briefings/:id',
    namedBy: ['event'],
  }),
  tools: collection(`,
  )
  replace(
    'data/collections.ts',
    'import { pageSchemas }',
    "import { eventSchema } from './schemas/event.ts'\nimport { pageSchemas }",
  )
  write(
    'pages/briefings/@id/+onBeforePrerenderStart.ts',
    `import { getCollection } from '@lintel/engine/content/store.ts'

export const onBeforePrerenderStart = () => getCollection('briefings').map(({ href }) => href)
`,
  )
  write(
    'pages/briefings/@id/+data.ts',
    `import { getEntry } from '@lintel/engine/content/store.ts'
import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'

export type EventData = ReturnType<typeof data>

export function data({ routeParams }: Pick<PageContextServer, 'routeParams'>) {
  const event = getEntry('briefings', routeParams.id ?? '')
  if (!event) throw render(404)
  return { event }
}
`,
  )
  write(
    'pages/briefings/@id/+head.ts',
    `import type { PageHead } from '@lintel/engine/render/head.ts'
import type { EventData } from './+data.ts'

export default ({ event: { title, description } }: EventData): PageHead => ({ title, description })
`,
  )
  write(
    'pages/briefings/@id/+Page.tsx',
    `import type { EventData } from './+data.ts'

export default function Page({ event }: EventData) {
  return (
    <section>
      <h1>{event.title}</h1>
      <p>{event.description}</p>
    </section>
  )
}
`,
  )
  const checked = () => outputOf('node', 'packages/engine/checks/main.ts')
  write(record, words)
  expect(checked()).toMatch(/briefings\/open-day\.yaml:3:1 there is no field "host" here: remove it/)
  write(record, words.replace('host: lead-architect', 'drawnBy: nobody'))
  expect(checked()).toMatch(/briefings\/open-day\.yaml:3:10 there is no person "nobody"/)
  write(record, words.replace('host', 'drawnBy'))
  replace('content/legal/terms.md', '\n## ', '\nSee the [other day](/briefings/other-day).\n\n## ')
  expect(checked()).toMatch(/the link \/briefings\/other-day leads nowhere/)
  replace('content/legal/terms.md', '/briefings/other-day', '/briefings/open-day')
  expect(checked()).toMatch(/are in order/)
  expect(outputOf('tsc', '--noEmit', '-p', '.')).toBe('')

  build()
  const read = (file: string) => readFileSync(join(client, file), 'utf8')
  expect(read('briefings/open-day.html')).toContain('A day with the people who draw.')
  expect(read('briefings/open-day.md')).toContain('# Open day')
  expect(read('sitemap.xml')).toContain('/briefings/open-day</loc>')
  expect(read('search/site.json')).toContain('"/briefings/open-day"')
})
