import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { commands } from '#scripts/owner/enquiries/commands.ts'

const read = (path: string) => readFileSync(path, 'utf8')
const pages = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md')]
const { scripts } = JSON.parse(read('package.json'))

/** As GitHub makes an anchor of a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-')
const anchorsOf = (path: string) =>
  [...read(path).matchAll(/^#+ (.+)$/gm)].map(([, text = '']) => anchorOf(text))

describe.each(pages)('%s', (page) => {
  test('names npm scripts that exist', () => {
    const named = [...read(page).matchAll(/npm run (?:-s |--silent )?([a-z][\w:-]*)/g)].map(
      ([, name]) => name,
    )
    expect(named.filter((name) => !(String(name) in scripts))).toEqual([])
  })

  test('names files and folders that exist', () => {
    const roots = 'components|data|docs|functions|pages|public|renderer|scripts|tests'
    const named = [...read(page).matchAll(new RegExp(`\`((?:${roots})/[\\w./-]+)\``, 'g'))].map(
      ([, path = '']) => path,
    )
    expect(named.filter((path) => !existsSync(path))).toEqual([])
  })

  test('links to files and headings that exist', () => {
    const links = [...read(page).matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)]+))?\)/g)]
    for (const [link, path = '', anchor] of links) {
      const target = path === '' ? page : join(dirname(page), path)
      expect(existsSync(target), link).toBe(true)
      if (anchor) expect(anchorsOf(target), link).toContain(anchor)
    }
  })
})

test('docs/enquiries.md uses the owner’s commands as they are', () => {
  const named = [...read('docs/enquiries.md').matchAll(/enquiries -- ([a-z-]+)/g)].map(([, name]) => name)
  expect(new Set(named)).toEqual(new Set(Object.keys(commands)))
})

test('docs/deploy.md explains every setting, and every fix that the deployment may ask for', () => {
  const text = read('docs/deploy.md')
  const settings = [...read('.dev.vars.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name)
  expect(settings.filter((name) => !text.includes(name))).toEqual([])
  for (const name of ['database_id', 'origin', 'routes', 'destination_address', 'recaptchaSiteKey', 'legal'])
    expect(text).toContain(name)
  for (const command of ['d1 create', 'secret put', 'login'])
    expect(text).toContain(`npx wrangler ${command}`)
})

test('docs/threat-model.md names for each promise what holds the site to it, and each requirement by its number', () => {
  const text = read('docs/threat-model.md')
  const promises = text.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| Promise'))
  expect(promises.length).toBeGreaterThan(10)
  for (const promise of promises) expect(promise).toMatch(/`(?:tests\/|npm run test:)[^`]+`/)
  for (const [, numbers = ''] of text.matchAll(/\[(V[^\]]+)\]/g)) {
    for (const number of numbers.split(', ')) expect(number).toMatch(/^V\d+\.\d+\.\d+(?:–\d+)?$/)
  }
})
