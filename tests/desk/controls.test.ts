import { execFileSync } from 'node:child_process'
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Diagnostic } from '@lintel/rules/diagnostic.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'site-controls-'))
const before = process.cwd()
const parts = [
  'content',
  'data',
  'pages',
  'components',
  'public',
  'packages/kit',
  'packages/rules',
  'packages/engine',
]

beforeAll(() => {
  for (const part of parts)
    cpSync(part, join(folder, part), {
      recursive: true,
      filter: (path) => !path.endsWith('node_modules'),
    })
  process.chdir(folder)
  mkdirSync('node_modules/@lintel', { recursive: true })
  for (const name of ['kit', 'rules', 'engine'])
    symlinkSync(`../../packages/${name}`, `node_modules/@lintel/${name}`)
})
afterAll(() => {
  process.chdir(before)
  rmSync(folder, { recursive: true })
  vi.resetModules()
})

const change = (file: string, from: string | RegExp, to: string) =>
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to))
const append = (file: string, text: string) => writeFileSync(file, readFileSync(file, 'utf8') + text)

const article = `---
title: A "straight" title
date: 2025-01-02
tags: [a]
description: What is wrong with an article.
drfat: true
heroImage: images/none.png
---

# A second title

By 73%, and <b>bold</b>. [None]()

[bad](javascript:x)

[gone](/nowhere)

![](images/none.png) ![a](https://else.example/x.png) ![a](images/a.gif)

![a](images/a.png "No end”)
`

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/><script>x</script></svg>'

/** The head and the end of a PNG, 10 px wide and 20,000 px high. */
const highPicture = Buffer.from(
  '89504e470d0a1a0a0000000d494844520000000a00004e20080200000000000000000000000049454e44ae426082',
  'hex',
)

/** What is wrong with words, all of it at once: most of it waits behind records that cannot be read. */
function spoilWords() {
  append('content/questions/home.yaml', 'A heading that was here:\n  - where is it?\n')
  append(
    'content/unanswered.yaml',
    '/about:\n  Another that was here:\n    - where?\n'.replace('/about', '/no-page'),
  )
  writeFileSync('content/questions/blog/no-post.yaml', 'Nothing:\n  - what?\n')
  writeFileSync('content/blog/Bad Name.md', article)
  writeFileSync('content/blog/tags.md', article)
  writeFileSync('content/blog/images/two words.png', '')
  writeFileSync('content/blog/untitled.md', article.replace(/title: .*/, ''))
  writeFileSync('content/blog/unread.md', article.replace(/title: .*/, 'title: [a'))
  writeFileSync('content/blog/unprintable.md', article.replace(/title: .*/, 'title: "a \\ud800"'))
  writeFileSync('content/blog/tagged.md', article.replace('[a]', '["C++", "C#"]'))
  writeFileSync('content/blog/twice.md', article)
  writeFileSync('content/blog/twice.mdx', article)
  writeFileSync('content/blog/deep.md', `${article}\n${'> '.repeat(999)}deep\n`)
  writeFileSync('content/blog/faulty.md', article)
  writeFileSync('content/blog/tokens.md', `${article}{{nope}}\n`)
  mkdirSync('content/blog/folder.md')
  writeFileSync('content/blog/images/script.svg', drawing)
  writeFileSync('content/blog/images/sizeless.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
  writeFileSync('content/blog/images/high.png', highPicture)
  writeFileSync('content/blog/images/damaged.png', 'no image')
  for (const name of ['sizeless.svg', 'high.png', 'damaged.png'])
    writeFileSync(
      `content/blog/picture-${name.slice(0, 4)}.md`,
      article.replace('images/none.png)', `images/${name})`),
    )
  writeFileSync('content/blog/drawing.md', article.replace('images/none.png)', 'images/script.svg)'))
  append('content/legal/terms.md', '\n{{nope}} {{claim.none}} {{entity}} <b>x</b> [gone](/nowhere)\n')
  change('content/pages/about.yaml', /^( +lead: ).*$/m, '$1By 73% it is [gone](/nowhere), "they" say')
  change('content/site.yaml', /^phone:.*$/m, 'phone: "044 668 18 00"')
  change('content/claims.yaml', /reviewed: .*/, 'reviewed: 2001-01-01')
  append(
    'content/claims.yaml',
    `${readFileSync('content/claims.yaml', 'utf8')
      .replace(/^#.*\n/gm, '')
      .trim()
      .split(/\n(?=\w)/)[0]
      ?.replace(/^\w+/, '\nother')
      .replace(/figure: .*/, 'figure: 99%')}\n`,
  )
  writeFileSync(
    'content/redirects.yaml',
    '- { from: /one, to: /two }\n- { from: /two, to: /one }\n- { from: /about, to: /nowhere }\n- { from: /one, to: /terms }\n- { from: /three, to: /nowhere }\n',
  )
  writeFileSync('public/bad.svg', drawing)
  append('data/holidays.ts', "\nexport const said = { title: 'By 73%', href: '/nowhere' }\n")
}

function spoilRecords() {
  symlinkSync(before, 'content/pages/linked')
  writeFileSync(`content/pages/${'a'.repeat(230)}.yaml`, '')
  change('content/pages/about.yaml', /^head:$/m, 'head:\n  nothing: x')
  change('content/pages/contact.yaml', /^( +lead: ).*$/m, '$1"{{nope}}"')
  writeFileSync('content/pages/careers.yaml', 'a: [')
  writeFileSync('content/pages/terms.yaml', 'a: b\n')
  writeFileSync('content/pages/tools.yaml', 'a: b\n\tc: d\n')
  writeFileSync('content/pages/blog.yaml', 'a: b\na: c\n')
  writeFileSync('content/pages/services.yaml', 'a: b: c\n')
  writeFileSync('content/pages/specimens.yaml', 'a: "b\n')
  writeFileSync('content/pages/search.yaml', 'constructor: b\n')
  writeFileSync('content/pages/pricing.yaml', 'a: *b\n')
  writeFileSync('content/pages/legal.yaml', '['.repeat(999))
  writeFileSync('content/interface/chat.yaml', '<<<<<<< HEAD\n')
  writeFileSync('content/interface/navigation.yaml', Buffer.from([0xff, 0]))
  writeFileSync('content/synonyms.yaml', '- one\n')
  rmSync('content/cookies.yaml')
  rmSync('content/people', { recursive: true })
  writeFileSync('content/people', '')
  for (const file of globSync('content/case-studies/*.yaml')) append(file, 'claims: [none]\nservice: none\n')
}

async function found(): Promise<Diagnostic[]> {
  vi.resetModules()
  const { checkContent } = await import('@lintel/engine/checks/checkContent.ts')
  const { checkHolidays } = await import('@lintel/engine/checks/brand.ts')
  return [...checkContent(), ...checkHolidays('2020-01-01', { region: 'XX', until: 1 } as never, 'US')]
}

/** Where the words of diagnostics stand, and what they begin with. */
const beginnings = [
  ...globSync('packages/engine/checks/*.ts', { exclude: ['**/rulesInDevelopment.ts', '**/main.ts'] }),
  ...['redirects', 'parsePost', 'frontMatter', 'pictures', 'posts', 'records', 'checkRecords'].map(
    (name) => `packages/engine/content/${name}.ts`,
  ),
].flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/\bmessage(?: =|:)[^`'\n;]*([`'])(.+?)\1/g)].map(
    ([, , words = '']) => words,
  ),
)

test('whatever stops a publication has a control in the desk that settles it', async () => {
  expect(beginnings.length).toBeGreaterThan(25)
  // Words are looked at once each record can be read, and has an address of its own.
  cpSync('content/pages/services.yaml', 'content/pages/privacy-policy.yaml')
  const ofAddresses = await found()
  const { controlOf: controlOfAddress } = await import('@lintel/desk/views/publish/controls.ts')
  const controls = ofAddresses.map((each) => ({ ...each, control: controlOfAddress(each) }))
  rmSync('content/pages/privacy-policy.yaml')
  spoilWords()
  const ofWords = await found()
  const { controlOf } = await import('@lintel/desk/views/publish/controls.ts')
  const { schemaOf } = await import('@lintel/engine/content/collections.ts')
  controls.push(...ofWords.map((each) => ({ ...each, control: controlOf(each) })))
  spoilRecords()
  const ofRecords = await found()
  controls.push(...ofRecords.map((each) => ({ ...each, control: controlOf(each) })))

  const all = controls.map(({ message }) => message)
  const isFound = (words: string) => {
    const pattern = words
      .split(/\$\{.*?\}/)
      .map(RegExp.escape)
      .join('[\\s\\S]*')
    return all.some((message) => new RegExp(`(?:^|^image \\S+ )${pattern}$`).test(message))
  }
  // One that is new is spoiled above, so that it is known what settles it.
  expect(beginnings.filter((words) => !isFound(words))).toEqual([])

  for (const { file, message, control } of controls) {
    const label = `${file}: ${message}`
    if (control.kind === 'mail')
      expect(label).toMatch(
        /^(?:(?:data|public)\/|content\/blog\/folder\.md)|nothing reads|is missing$|leads elsewhere$|is no folder$/,
      )
    if (control.kind === 'view')
      expect(control.href, label).toMatch(/^\/(?:brand|claims|(?:articles|legal)\/[a-z-]+$|pages)/)
    const [, , record] = control.kind === 'view' ? control.href.split('#') : []
    if (record !== undefined) expect(schemaOf(file.replace('content/', '')), label).toBeDefined()
  }
  expect(all).toContain('another page has the address /privacy-policy')
  const kinds = Object.groupBy(controls, ({ control }) => control.kind)
  expect(kinds.questions?.map(({ file }) => file)).toEqual([
    'content/questions/blog/no-post.yaml',
    'content/questions/home.yaml',
    'content/unanswered.yaml',
  ])
  expect(kinds.name?.map(({ file }) => file)).toEqual(
    expect.arrayContaining(['content/blog/images/two words.png']),
  )
  expect(kinds.notice?.map(({ file }) => file)).toEqual(
    expect.arrayContaining(['content/blog/Bad Name.md', 'content/blog/tags.md', 'content/blog/folder.md']),
  )
  expect(kinds.name?.filter(({ control }) => control.kind === 'name' && control.to.length > 200)).toEqual([])
}, 120_000)

test('what keeps all from being sent is named as in the list', async () => {
  execFileSync('git', ['init', '--quiet'])
  const identity = ['-c', 'user.name=A', '-c', 'user.email=a@firm.example']
  execFileSync('git', [...identity, 'commit', '--quiet', '--allow-empty', '--message', 'Begin'])
  const { actions } = await import('@lintel/desk/views/publish/actions.ts')
  const review = await actions.review.run({ choices: {} })
  const [problem] = review.state === 'ready' ? review.diagnostics : []
  await expect(actions.push.run({})).rejects.toMatchObject({
    diagnostic: { message: `${problem?.name}: ${problem?.message}` },
  })
}, 120_000)
