import { cpSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { actions } from '@lintel/desk/views/legal/actions.ts'
import { legalText } from '@lintel/engine/content/legal.ts'
import { invalidateContent } from '@lintel/engine/content/sources.ts'
import { dayIn } from '@lintel/rules/moment.ts'
import { site } from '@site/data/site.ts'
import { beforeAll, expect, test } from 'vitest'
import { inRepository } from './repository.ts'

const { git, project } = inRepository()
const file = 'content/legal/terms.md'
const written = () => readFileSync(file, 'utf8')
const today = dayIn(site.responseTime.timeZone, Date.now())

beforeAll(() => {
  const articles = join(project, 'content/blog')
  cpSync(join(project, 'content'), 'content', {
    recursive: true,
    filter: (path) => !path.startsWith(articles),
  })
  for (const folder of ['content/blog', 'pages', 'public']) mkdirSync(folder, { recursive: true })
  git('add', '--all')
  git('commit', '--quiet', '--message', 'Begin')
})

/** Writes other words, as the editor does. */
async function save(change: (body: string) => string) {
  const { version, edited } = await actions.read.run({ file })
  return actions.save.run({ file, version, edited: { ...edited, body: change(edited.body) } })
}

test('other words date the text, its page says so, and the same words as before have their former day', async () => {
  const before = written()
  const { effective } = await save((body) => `${body}\nWrite to {{email.legal}}.\n`)
  expect(effective).toBe(today)
  expect(written()).toContain(`effective: ${today}\n`)
  expect(written()).toContain('Write to {{email.legal}}.')
  invalidateContent()
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(today))
  expect(legalText('terms').markdown).toContain(`effective as of ${day}.`)
  expect(legalText('cookies').markdown).not.toContain(day)

  const back = await save((body) => body.replace(/\nWrite to .*\n$/, ''))
  expect(back.effective).toBe(site.legal.effective)
  expect(written()).toBe(before)
})

test('words that no page can be made of are not written, and are named with their line', async () => {
  const before = written()
  await expect(save((body) => `{{nobody}} ${body}`)).rejects.toMatchObject({
    diagnostic: { line: 1, message: 'there is no token {{nobody}}' },
  })
  expect(written()).toBe(before)
})

test('what else is wrong is named, and does not keep the words from being saved', async () => {
  const { diagnostics } = await save((body) => `See [this](/nowhere).\n\n${body}`)
  expect(diagnostics).toMatchObject([{ line: 1, message: expect.stringContaining('/nowhere leads nowhere') }])
  await save((body) => body.replace(/^See .*\n\n/, ''))
})

test('questions follow a renamed heading', async () => {
  const heading = /^## (.*)$/m.exec(written())?.[1] ?? ''
  await save((body) => body.replace(`## ${heading}`, '## 1. What These Terms Cover'))
  expect(readFileSync('content/questions/terms.yaml', 'utf8')).toContain('1. What These Terms Cover:')
})
