import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { recordTexts } from '@lintel/engine/checks/recordTexts.ts'
import { postList } from '@lintel/engine/content/posts.ts'
import { commitDays, lastModified, pageSources } from '@lintel/engine/render/lastModified.ts'
import { expect, test } from 'vitest'

test.each([
  [
    'pages/@page',
    ['pages/@page/+Page.tsx', 'components/blocks/about/About.tsx', 'content/pages/about.yaml'],
    'content/pages/about.yaml',
  ],
  ['pages/@legal', ['components/sections/legal.tsx']],
  [
    'pages/@page',
    ['content/services/consulting.yaml', 'content/specimens/threat-model.yaml'],
    'content/services/consulting.yaml',
  ],
  ['pages/tools/@toolId', ['content/tools/live-streaming-cost-calculator.yaml', 'content/pages/tools.yaml']],
])('%s is made of its own words and sections', (folder, files, record?: string) => {
  expect(pageSources(folder, record)).toEqual(expect.arrayContaining(files))
})

test.each([
  ['pages/@page', 'content/pages/about.yaml'],
  ['pages/@legal', undefined],
])('what every page shares does not date %s', (folder, record) => {
  const sources = pageSources(folder, record)
  const shared = sources.filter((file) => /^components\/(?:ui|layout|islands)|^renderer/.test(file))
  expect(shared).toEqual([])
  expect(sources).not.toContain('content/pages/careers.yaml')
  expect(sources).not.toContain('components/blocks/steps/Steps.tsx')
})

test('a hidden block does not date its page, and has no places that links lead to', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hidden-'))
  const record = join(folder, 'page.yaml')
  const block = '  - block: steps\n    title: The days\n'
  const of = (source: string) => {
    writeFileSync(record, `blocks:\n${source}`)
    return {
      isDated: pageSources('pages/@page', record).includes('components/blocks/steps/Steps.tsx'),
      titles: recordTexts(source, undefined, true).flatMap(({ name, text }) =>
        name === 'title' ? text : [],
      ),
    }
  }
  expect(of(block)).toEqual({ isDated: true, titles: ['The days'] })
  expect(of(`${block}    hidden: true\n`)).toEqual({ isDated: false, titles: [] })
  rmSync(folder, { recursive: true })
})

const newest = postList()
  .map(({ date, updated }) => updated ?? date)
  .sort()
  .at(-1)

function newestCommitOf(folder: string): string | undefined {
  const days = commitDays()
  return pageSources(folder)
    .map((file) => days.get(file) ?? '')
    .sort()
    .at(-1)
}

test.each([
  ['/blog/welcome-to-our-blog', '2025-01-15'],
  ['/blog/tags/announcement', '2025-01-15'],
  ['/blog', newest],
  ['/tools/live-streaming-cost-calculator', newestCommitOf('pages/tools/@toolId')],
  // An address without a page has no day, least of all that of another page.
  ['/nowhere', undefined],
  ['/nowhere/at-all', undefined],
])('%s last changed on %s', (path, day) => {
  expect(lastModified()(path)).toBe(day)
})

test('a file that came with a merge has the day of the merge', () => {
  const [before, folder] = [process.cwd(), mkdtempSync(join(tmpdir(), 'merged-'))]
  const git = (day: string, ...args: string[]) => {
    const at = `${day}T12:00:00Z`
    const env = { ...process.env, GIT_COMMITTER_DATE: at, GIT_AUTHOR_DATE: at }
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], { env })
  }
  const write = (name: string) => writeFileSync(join('content', name), name)
  try {
    process.chdir(folder)
    mkdirSync('content')
    git('2026-01-01', 'init', '--quiet', '--initial-branch=main')
    for (const [day, branch, name] of [
      ['2026-01-01', 'main', 'first.yaml'],
      ['2026-01-02', 'other', 'second.yaml'],
    ] as const) {
      git(day, 'checkout', '--quiet', '-B', branch)
      write(name)
      git(day, 'add', '.')
      git(day, 'commit', '--quiet', '--message', name)
    }
    git('2026-01-03', 'checkout', '--quiet', 'main')
    git('2026-01-03', 'merge', '--quiet', '--no-ff', '--no-commit', 'other')
    write('merged.yaml')
    git('2026-01-03', 'add', '.')
    git('2026-01-03', 'commit', '--quiet', '--message', 'Merge')
    expect(Object.fromEntries(commitDays())).toEqual({
      'content/first.yaml': '2026-01-01',
      'content/second.yaml': '2026-01-02',
      'content/merged.yaml': '2026-01-03',
    })
  } finally {
    process.chdir(before)
    rmSync(folder, { recursive: true })
  }
})
