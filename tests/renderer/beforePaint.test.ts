import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { inlineScripts } from '#renderer/Head.tsx'

type Stored = string | null | (() => never)

const denied = () => {
  throw new DOMException('denied', 'SecurityError')
}

/** Runs the script as it stands in a page, in a world that has nothing but what the script may touch. */
function paint(stored: Stored, systemIsDark: boolean, classes: string[] = []) {
  const classNames = new Set(classes)
  const dataset: Record<string, string> = { themeKey: 'firm.theme' }
  const toggle = (name: string, on: boolean) => void (on ? classNames.add(name) : classNames.delete(name))
  const asked: string[] = []
  const colors = ['light', 'dark'].map((scheme) => ({ scheme, media: `(prefers-color-scheme: ${scheme})` }))
  runInNewContext(inlineScripts.beforePaint, {
    document: {
      documentElement: { dataset, classList: { toggle } },
      querySelectorAll: (selector: string) => (selector === 'meta[name="theme-color"]' ? colors : []),
    },
    localStorage: {
      getItem: (key: string) => {
        asked.push(key)
        return typeof stored === 'function' ? stored() : stored
      },
    },
    matchMedia: (query: string) => ({ matches: systemIsDark && query === '(prefers-color-scheme: dark)' }),
  })
  return { theme: dataset.theme, dark: classNames.has('dark'), asked, classNames, colors }
}

const systemRules: [name: string, stored: Stored][] = [
  ['"system"', 'system'],
  ['nothing', null],
  ['an empty text', ''],
  ['garbage', '{"theme":"dark"}'],
  ['a theme in capitals', 'DARK'],
  ['a theme with spaces', ' dark '],
  ['a name of every object', 'constructor'],
  ['a denial', denied],
]

describe.each([
  ['light', false],
  ['dark', true],
])('on a %s system', (_, systemIsDark) => {
  test.each([
    ['light', false],
    ['dark', true],
  ])('stored "%s" decides', (stored, dark) => {
    expect(paint(stored, systemIsDark)).toMatchObject({ theme: stored, dark })
  })

  test.each(['light', 'dark'])('the bars of the browser take the stored "%s" from the start', (stored) => {
    const { colors } = paint(stored, systemIsDark)
    expect(colors.filter(({ media }) => media === 'all').map(({ scheme }) => scheme)).toEqual([stored])
    expect(colors.filter(({ media }) => media === 'not all')).toHaveLength(1)
  })

  test.each(systemRules)('with %s in storage the bars of the browser follow the system', (_, stored) => {
    for (const { scheme, media } of paint(stored, systemIsDark).colors)
      expect(media).toBe(`(prefers-color-scheme: ${scheme})`)
  })

  test.each(systemRules)('with %s in storage the system decides', (_, stored) => {
    expect(paint(stored, systemIsDark)).toMatchObject({ theme: 'system', dark: systemIsDark })
  })
})

test('a browser without any storage object leaves it to the system', () => {
  const dataset: Record<string, string> = {}
  const classes: unknown[] = []
  const world = {
    document: {
      documentElement: { dataset, classList: { toggle: (...change: unknown[]) => classes.push(change) } },
    },
    matchMedia: () => ({ matches: true }),
  }
  runInNewContext(inlineScripts.beforePaint, world)
  expect(dataset.theme).toBe('system')
  expect(classes).toEqual([['dark', true]])
})

test('the key is the one that the document names', () => {
  expect(paint('dark', false).asked).toEqual(['firm.theme'])
})

test('other classes of the document stay, and a dark class that no longer holds goes', () => {
  expect([...paint('light', true, ['script', 'dark']).classNames]).toEqual(['script'])
})

test('nothing in the script could end its element early', () => {
  expect(inlineScripts.beforePaint).not.toMatch(/<\/script|<!--/i)
})
