import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { islandBudgets } from '@lintel/engine/built/budgets.ts'
import { siteIndexPath } from '@lintel/rules/search/siteIndex.ts'
import { expect, test } from 'vitest'
import { client, pages, read } from './artefact.ts'

interface IslandCode {
  module: string
  others: string[]
}

const tags = pages.flatMap(({ html }) => html.match(/<page-island\b[^>]*>/g) ?? [])
const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? ''
const islands = new Map<string, IslandCode>(
  tags.map((tag) => [
    attribute(tag, 'name'),
    {
      module: attribute(tag, 'module'),
      others: [attribute(tag, 'mount'), ...attribute(tag, 'imports').split(' ')].filter(Boolean),
    },
  ]),
)

const users = new Map<string, number>()
for (const { others } of islands.values())
  for (const file of others) users.set(file, (users.get(file) ?? 0) + 1)

const isShared = (file: string) => (users.get(file) ?? 0) > 1

const weigh = (files: string[]) =>
  files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(client, file))).length, 0)

test('React and what islands share is fetched once, within its budget', () => {
  const shared = [...users.keys()].filter(isShared)
  expect(weigh(shared)).toBeGreaterThan(20_000)
  expect(weigh(shared)).toBeLessThanOrEqual(islandBudgets.shared)
})

test.each([...islands])('%s brings little of its own', (name, { module, others }) => {
  const own = [module, ...others.filter((file) => !isShared(file))]
  const most = name === 'ChatAssistant' ? islandBudgets.assistant : islandBudgets.own
  expect(weigh(own)).toBeLessThanOrEqual(most)
})

test('opening the assistant fetches little, with React and all that it knows of the site', () => {
  const { module = '', others = [] } = islands.get('ChatAssistant') ?? {}
  const lazy = [...read(module).matchAll(/import\(`\.(\/[^`]+)`\)/g)].map(([, file]) => `assets${file}`)
  const imported = lazy.flatMap((file) =>
    [...read(file).matchAll(/from`\.(\/[^`]+)`/g)].map(([, name]) => `assets/chunks${name}`),
  )
  expect(lazy.length).toBeGreaterThan(0)
  const files = [module, ...others, ...lazy, ...imported].map((file) => file.replace(/^\//, ''))
  const hint =
    'bytes that opening the assistant fetches: ask less in content/questions/, or raise opened of budgets.ts'
  const all = weigh([...new Set([...files, siteIndexPath.slice(1)])])
  expect(all, hint).toBeLessThanOrEqual(islandBudgets.opened)
})
