import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { projectCopy } from '@lintel/lab/projectCopy.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const copy = projectCopy()
const file = (name: string) => join(copy.folder, name)
const post = (name: string) => file(`content/blog/${name}.md`)

beforeAll(async () => {
  mkdirSync(file('content/blog/images'), { recursive: true })
  await drawPlan('#336699')
  writeFileSync(post('with-plan'), `${frontMatter('A post with a plan')}\n![A plan](images/plan.png)\n`)
  copy.build()
}, 300_000)
afterAll(copy.remove)

test('where nothing has changed, no file is written', () => {
  const before = times()
  copy.build()
  expect(times()).toEqual(before)
})

test('where a text has changed, only what shows it is written', () => {
  const before = times()
  edit(post('building-reliable-ai-systems'), 'reliable', 'dependable')
  copy.build()
  const after = times()
  const written = Object.keys(after).filter((name) => after[name] !== before[name])
  expect(written).toContain('blog/building-reliable-ai-systems.html')
  expect(written.filter((name) => name.endsWith('.html') && !name.startsWith('blog'))).toEqual([])
  expect(written).not.toContain('blog/tags/plans.html')
})

/** Each works on what the one before has left; `code` where Vite bundles another code because of it. */
const changes: [what: string, changes: 'code' | 'posts', change: () => void | Promise<void>][] = [
  [
    'a title and a new post',
    'posts',
    () => {
      edit(post('welcome-to-our-blog'), 'Welcome to our blog', 'Welcome to this blog')
      writeFileSync(post('a-new-post'), `${frontMatter('A new post')}\nSome words.\n`)
    },
  ],
  [
    'another name of a post, and one that is gone',
    'posts',
    () => {
      renameSync(post('a-new-post'), post('another-name'))
      rmSync(post('business-automation-guide'))
    },
  ],
  [
    'words of a page, the name of a service, and a claim',
    'code',
    () => {
      edit(file('content/pages/careers.yaml'), 'title: Shape the', 'title: Draw the')
      edit(file('content/services/automation.yaml'), 'name: Process Automation', 'name: Automation')
      edit(file('content/claims.yaml'), 'figure: 10+', 'figure: 12+')
    },
  ],
  ['a picture', 'posts', () => drawPlan('#996633')],
  [
    'a component',
    'code',
    () => edit(file('components/sections/blog/PostGrid.tsx'), '<li', '<li data-changed="yes"'),
  ],
  [
    'data that texts name, and data that pages show',
    'code',
    () => {
      edit(file('packages/engine/content/tokens.ts'), 'name: site.name', "name: 'Another'")
      edit(file('content/pages/blog.yaml'), 'lead: ', 'lead: Changed. ')
    },
  ],
  [
    'data that a page waits for, made of its address',
    'code',
    () => {
      const page = file('pages/blog/@slug/+Page.tsx')
      const data = file('pages/blog/@slug/+data.ts')
      edit(
        data,
        'export function data({ routeParams }',
        'export async function data({ routeParams, urlOriginal }',
      )
      edit(data, '    post,\n', '    post,\n    asked: await Promise.resolve(urlOriginal),\n')
      edit(data, 'ReturnType<typeof data>', 'Awaited<ReturnType<typeof data>>')
      edit(page, '<AdSlot />', '<p>Asked for as {data.asked}</p>')
    },
  ],
  ['a post whose page waits', 'posts', () => edit(post('welcome-to-our-blog'), 'this blog', 'the blog')],
  [
    'files that somebody touched, in the site and in the cache',
    'posts',
    () => {
      touchSite()
      damageCache()
    },
  ],
]

describe('after a change, the site is the same as from a cold build', () => {
  test.each(changes)('%s', async (_, changed, change) => {
    await change()
    copy.build()
    const rebuilt = filesOf(copy.client)
    // What is drawn is named by what it shows, and a bundle by its code: to make them again would take most of this test's time.
    const cached = changed === 'code' ? ['social'] : ['social', 'bundle']
    for (const name of cached) renameSync(file(`.cache/build/${name}`), file(name))
    for (const folder of ['dist', '.cache']) rmSync(file(folder), { recursive: true })
    mkdirSync(file('.cache/build'), { recursive: true })
    for (const name of cached) renameSync(file(name), file(`.cache/build/${name}`))
    copy.build()
    expect(rebuilt).toEqual(filesOf(copy.client))
  })
})

test('a page has the same bytes as in Vike’s own pre-rendering', () => {
  const written = filesOf(copy.client)
  copy.run('node_modules/vike/bin.js', 'prerender')
  const prerendered = filesOf(file('.cache/build/bundle/client'))
  const pages = Object.keys(written).filter((name) => name.endsWith('.html') && !name.startsWith('apps/'))
  expect(pages.length).toBeGreaterThan(40)
  for (const name of pages) expect(prerendered[name], name).toBe(written[name])
})

test('each page has its own address', () => {
  for (const name of ['welcome-to-our-blog', 'with-plan'])
    expect(readFileSync(join(copy.client, `blog/${name}.html`), 'utf8')).toContain(
      `Asked for as /blog/${name}<`,
    )
})

function touchSite() {
  writeFileSync(join(copy.client, 'about.html'), 'edited')
  writeFileSync(join(copy.client, 'blog/left-over.html'), 'left over')
  rmSync(join(copy.client, 'blog/feed.xml'))
}

function damageCache() {
  edit(file('.cache/build/site.json'), 'about', 'other')
}

function edit(name: string, from: string, to: string) {
  const text = readFileSync(name, 'utf8')
  expect(text).toContain(from)
  writeFileSync(name, text.replaceAll(from, to))
}

async function drawPlan(color: string) {
  const plan = { create: { width: 900, height: 500, channels: 3 as const, background: color } }
  await sharp(plan).png().toFile(file('content/blog/images/plan.png'))
}

function frontMatter(title: string): string {
  return `---\ntitle: ${title}\ndescription: What it says.\ndate: 2025-03-01\ntags: [ai, plans]\n---\n`
}

/** Every file of a folder, by its path in it, with a digest of its content. */
function filesOf(folder: string): Record<string, string> {
  const digest = (name: string) => createHash('sha256').update(readFileSync(name)).digest('hex')
  return Object.fromEntries(pathsIn(folder).map((name) => [relative(folder, name), digest(name)]))
}

/** When each file of the site was written. */
function times(): Record<string, number> {
  return Object.fromEntries(
    pathsIn(copy.client).map((name) => [relative(copy.client, name), statSync(name).mtimeMs]),
  )
}

function pathsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort()
}
