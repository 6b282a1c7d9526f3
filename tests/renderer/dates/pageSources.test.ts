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
