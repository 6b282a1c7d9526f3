import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { checkContent } from '@lintel/engine/checks/checkContent.ts'
import { invalidateContent } from '@lintel/engine/content/sources.ts'
import { projectCopy } from '@lintel/lab/projectCopy.ts'
import { describeDiagnostic } from '@lintel/rules/diagnostic.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

const { folder, build, remove } = projectCopy({ isCold: true })
const before = process.cwd()
beforeAll(() => process.chdir(folder))
afterAll(() => {
  process.chdir(before)
  invalidateContent()
  remove()
})

const inCopy = (file: string) => join(folder, file)
const frontMatter = '---\ntitle: "Planted"\ndate: 2025-01-01\ndescription: "Faults."\n---\n\n'

/** What the check finds in the records, line by line: posts are read from the folder of the checkout. */
function check(): string[] {
  invalidateContent()
  return checkContent().map(describeDiagnostic)
}

/** What its command prints, line by line, and its exit code. */
function run() {
  const { status, stderr, stdout } = spawnSync(process.execPath, ['packages/engine/checks/main.ts'], {
    encoding: 'utf8',
  })
  return { status, lines: stderr.split('\n').filter(Boolean), out: stdout }
}

test('content as it comes is in order', () => {
  expect(run()).toEqual({
    status: 0,
    lines: [],
    out: 'The pages, the posts, the legal texts, the claims, the links and the brand are in order.\n',
  })
})

test('a text that is too large is named, and not read, as is one that the build would leave out for a paragraph', () => {
  const [large, long] = ['content/blog/huge.md', 'content/blog/long.md']
  writeFileSync(inCopy(large), `${frontMatter}${'word '.repeat(11_000_000)}`)
  writeFileSync(inCopy(long), `${frontMatter}${'word and other words '.repeat(2_600)}`)
  const { status, lines } = run()
  for (const file of [large, long]) rmSync(inCopy(file))
  expect(status).toBe(1)
  expect(lines).toContain(
    `${large} this text has more than 1 MB, and is not read: shorten it, or divide it into several`,
  )
  expect(lines.filter((line) => line.startsWith(long))).toEqual([
    expect.stringContaining('the text has a paragraph of more than 50000 characters: part it'),
  ])
  expect(lines.filter((line) => !line.startsWith(large) && !line.startsWith(long))).toEqual([])
})

test('each planted fault is named once, with its place and how to fix it', () => {
  const lines = [
    [
      'See [the firm](/abuot).',
      /the link \/abuot leads nowhere: there is no page \/abuot: correct its address/,
    ],
    [
      'See [below](#missing).',
      /the link #missing leads nowhere: there is no place #missing on \/blog\/planted/,
    ],
    ['A <b>bold</b> claim.', /the HTML <b> is not shown: write it as Markdown/],
    ['[Run](javascript:alert(1)).', /the link to javascript:alert\(1\) is not shown: link to/],
    ['# A second title', /there is a first-level heading besides the title: write "##"/],
    ['It saves 89% of it.', /the figure "89%" has no source: link to its source/],
    ['It saves 88% [by a survey](https://survey.example/).', undefined],
    ['See [what cannot be read](unreadable).', undefined],
  ] as const
  const post = frontMatter + lines.map(([line]) => line).join('\n\n')
  writeFileSync(inCopy('content/blog/planted.md'), post)
  writeFileSync(
    inCopy('content/blog/unreadable.md'),
    `${frontMatter}{{claim.gone}}\n\n{{nobody}} [here](#there)`,
  )
  writeFileSync(inCopy('content/blog/other.mdx'), `${frontMatter}It saves 87% of "it".`)
  writeFileSync(inCopy('content/blog/with space.md'), `${frontMatter}Words.`)
  copyFileSync(inCopy('content/blog/welcome-to-our-blog.md'), inCopy('content/blog/welcome-to-our-blog.mdx'))
  appendFileSync(inCopy('content/legal/terms.md'), '\n[Gone](/gone#x) and {{claim.gone}} of 12%.\n')
  const terms = readFileSync(inCopy('content/legal/terms.md'), 'utf8').split('\n').length - 1
  replace('content/pages/not-found.yaml', 'href: /', 'href: /hmoe')

  const { status, lines: reported } = run()
  expect(status).toBe(1)
  const first = frontMatter.split('\n').length
  const expected = [
    ...lines.flatMap(([, problem], index) =>
      problem ? [new RegExp(`^content/blog/planted\\.md:${first + 2 * index} .*${problem.source}`)] : [],
    ),
    /^content\/blog\/unreadable\.md:7 there is no claim "gone": write its record in content\/claims\.yaml/,
    /^content\/blog\/unreadable\.md:9 there is no token \{\{nobody\}\}: use one of: name/,
    /^content\/blog\/other\.mdx:7 the figure "87%" has no source/,
    /^content\/blog\/other\.mdx:7 there is a straight quote in "it"/,
    /^content\/blog\/with space\.md:1 no address can be made of the file name: use lower-case letters/,
    /^content\/blog\/welcome-to-our-blog\.mdx:1 another post has this name: rename/,
    new RegExp(`^content/legal/terms\\.md:${terms} the link /gone#x leads nowhere`),
    new RegExp(`^content/legal/terms\\.md:${terms} there is no claim "gone"`),
    new RegExp(`^content/legal/terms\\.md:${terms} the figure "12%" has no source`),
    /^content\/pages\/not-found\.yaml:\d+ the link \/hmoe leads nowhere: there is no page \/hmoe/,
  ]
  for (const problem of expected)
    expect(
      reported.filter((line) => problem.test(line)),
      String(problem),
    ).toHaveLength(1)
  expect(reported).toHaveLength(expected.length)
})

test('links that lead out of the folder are named, and refused before anything is built', () => {
  const secret = join(folder, 'secret')
  mkdirSync(secret)
  writeFileSync(join(secret, 'a.png'), '')
  writeFileSync(join(secret, 'lead.yaml'), '')
  const [picture, person, images] = [
    'content/blog/images/link.png',
    'content/people/security-lead.yaml',
    'content/blog/images/more',
  ]
  const whole = readFileSync(inCopy(person))
  rmSync(inCopy(person))
  symlinkSync(join(secret, 'a.png'), inCopy(picture))
  symlinkSync('../../secret/lead.yaml', inCopy(person))
  symlinkSync(secret, inCopy(images))
  // These stay within, or lead nowhere, as those of an editor that has a file open.
  symlinkSync('envelope.svg', inCopy('content/blog/images/within.svg'))
  symlinkSync('somebody@here.123', inCopy('content/blog/images/.#envelope.svg'))
  const lines = [picture, images, person].map(
    (file) =>
      `${file} this is a link that leads elsewhere: put the file itself in its place, or remove the link`,
  )
  expect(run()).toMatchObject({ status: 1, lines: lines })
  expect(build).toThrow(lines[0])
  expect(existsSync(inCopy('.cache/build/bundle'))).toBe(false)
  for (const link of [
    picture,
    person,
    images,
    'content/blog/images/within.svg',
    'content/blog/images/.#envelope.svg',
  ])
    rmSync(inCopy(link))
  rmSync(secret, { recursive: true })
  writeFileSync(inCopy(person), whole)
})

test('words of a page that are wrong are named with line and column, and refused before anything is built', () => {
  const file = 'content/pages/careers.yaml'
  const whole = readFileSync(inCopy(file), 'utf8')
  replace(file, 'title: Careers', 'titel: Careers')
  replace(file, 'claim: salaries', 'claim: wages')
  writeFileSync(inCopy('content/interface/carers.yaml'), '')
  expect(check()).toEqual([
    expect.stringMatching(/^content\/interface\/carers\.yaml:1 nothing reads this file: correct its name/),
    expect.stringMatching(/^content\/pages\/careers\.yaml:1:1 title is missing: write it/),
    expect.stringMatching(/^content\/pages\/careers\.yaml:2:3 there is no field "titel" here: remove it/),
    expect.stringMatching(/^content\/pages\/careers\.yaml:\d+:16 there is no claim "wages": write/),
  ])
  expect(build).toThrow('content/pages/careers.yaml:2:3 there is no field "titel" here')
  expect(existsSync(inCopy('.cache/build/bundle'))).toBe(false)
  writeFileSync(inCopy(file), whole)
  rmSync(inCopy('content/interface/carers.yaml'))
})

test('without a claim that a page needs, each use is named, and nothing is thrown', () => {
  const register = 'content/claims.yaml'
  writeFileSync(
    inCopy(register),
    readFileSync(inCopy(register), 'utf8').replace(/^projects:\n(?: {2}.*\n)+/m, ''),
  )
  const uses = check().filter((line) => line.includes('no claim "projects"'))
  expect(uses).not.toEqual([])
  for (const use of uses)
    expect(use).toMatch(
      /^content\/pages\/about\.yaml:\d+:\d+ there is no claim "projects": write the id .*, or say/,
    )
})

function replace(file: string, text: string, by: string) {
  const source = readFileSync(inCopy(file), 'utf8')
  expect(source).toContain(text)
  writeFileSync(inCopy(file), source.replace(text, by))
}
