import { Island, IslandFilesContext } from '@lintel/kit/hydration/Island.tsx'
import type { When } from '@lintel/kit/hydration/when.ts'
import BlogSearch from '@lintel/kit/islands/BlogSearch.tsx'
import NewsletterForm from '@lintel/kit/islands/NewsletterForm.tsx'
import { Button } from '@lintel/kit/ui/Button.tsx'
import { type ComponentType, createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'

const filesOf = (name: string) => ({ module: `/${name}.js`, mount: '/mount.js', imports: ['/a.js', '/b.js'] })

const render = (...islands: ReactElement[]) =>
  renderToStaticMarkup(createElement(IslandFilesContext, { value: filesOf }, ...islands))

function island(component: unknown, props: object = {}, when: When = 'idle'): ReactElement {
  return <Island when={when}>{createElement(component as ComponentType<object>, props)}</Island>
}

function catchError(act: () => void): Error {
  try {
    act()
  } catch (error) {
    return error as Error
  }
  throw new Error('It did not throw.')
}

const namesake = Object.defineProperty(() => null, 'name', { value: 'BlogSearch' })

/** The theme toggle takes no props and so tolerates any. */
const withProp = (value: unknown) => () => render(island(BlogSearch, { value }))

const references: Record<string, string> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
}

function attributesOf(html: string): Record<string, string>[] {
  const decoded = (text = '') =>
    text.replaceAll(/&[\w#]+;/g, (reference) => references[reference] ?? reference)
  return [...html.matchAll(/<page-island\b([^>]*)>/g)].map(([, tag = '']) =>
    Object.fromEntries(
      [...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, text]) => [name, decoded(text)]),
    ),
  )
}

describe('the markup', () => {
  test('names the island, its props, its trigger and its files', () => {
    const [attributes] = attributesOf(render(island(NewsletterForm, { place: 'blog' }, 'visible')))
    expect(attributes).toEqual({
      name: 'NewsletterForm',
      prefix: expect.stringMatching(/^\w+$/),
      props: '{"place":"blog"}',
      when: 'visible',
      module: '/NewsletterForm.js',
      mount: '/mount.js',
      imports: '/a.js /b.js',
    })
  })

  test('holds what the component renders', () => {
    expect(render(island(NewsletterForm, { place: 'blog' }))).toMatch(
      /<page-island[^>]*><form[\s\S]*<\/form><\/page-island>/,
    )
  })

  test.each<When>(['load', 'idle', 'visible', 'interaction'])('carries the trigger %s', (when) => {
    expect(attributesOf(render(island(BlogSearch, {}, when)))[0]?.when).toBe(when)
  })

  test('says nothing of props where there are none', () => {
    expect(attributesOf(render(island(BlogSearch)))[0]).not.toHaveProperty('props')
  })

  test('keeps text that looks like markup inside the attribute', () => {
    const value = `"><script>alert('x')</script>&amp;`
    const html = render(island(BlogSearch, { value }))
    expect(html).not.toContain('<script>')
    expect(JSON.parse(attributesOf(html)[0]?.props ?? '')).toEqual({ value })
  })

  test('gives each island a prefix of its own', () => {
    const prefixes = attributesOf(render(island(BlogSearch), island(BlogSearch), island(BlogSearch))).map(
      ({ prefix }) => prefix,
    )
    expect(prefixes).toHaveLength(3)
    expect(new Set(prefixes).size).toBe(3)
  })
})

describe('what an island may not be', () => {
  test.each([
    ['an element', 'div', '<div>'],
    ['a component from another folder', Button, 'Button'],
    ['a component that is only named like one', namesake, 'BlogSearch'],
  ])('%s', (_, component, named) => {
    expect(() => render(island(component))).toThrow(
      `<Island> holds ${named}: its child must be the default export of a file in packages/kit/islands/.`,
    )
  })

  test('with children inside', () => {
    expect(() => render(island(BlogSearch, { children: 'words' }))).toThrow(
      'Island BlogSearch has children: pass what it needs as props instead.',
    )
  })

  test('with another one beside it', () => {
    const two = [<BlogSearch key="1" />, <BlogSearch key="2" />] as unknown as ReactElement<object>
    expect(() => render(<Island when="idle">{two}</Island>)).toThrow(
      '<Island> holds 2 children: give it one, an island of packages/kit/islands/, and others an <Island> of their own.',
    )
  })

  test('words instead of one', () => {
    const words = 'words' as unknown as ReactElement<object>
    expect(() => render(<Island when="idle">{words}</Island>)).toThrow(
      '<Island> holds no element: give it one',
    )
  })

  test('on a trigger that is none', () => {
    expect(() => render(island(BlogSearch, {}, 'hover' as When))).toThrow(
      '<Island when="hover"><BlogSearch />: there is no such trigger. Write one of: load, idle, visible, interaction.',
    )
  })

  test('without the place where it was written', () => {
    const Section = () => island('div')
    const stack = catchError(() => render(<Section />)).stack
    expect(stack).toMatch(/<Island> holds <div>[\s\S]*at Section .*Island\.test\.tsx:\d+/)
  })

  test('outside the page renderer', () => {
    expect(() => renderToStaticMarkup(island(BlogSearch))).toThrow(
      'An <Island> was rendered outside the page renderer',
    )
  })
})

describe('props that survive JSON', () => {
  test.each([
    ['text', 'words'],
    ['no text', ''],
    ['zero', 0],
    ['a fraction', -1.5],
    ['true', true],
    ['null', null],
    ['a list', ['one', 2, false, null]],
    ['an empty list', []],
    ['a record', { name: 'Ada', list: [{ deep: true }] }],
  ])('%s', (_, value) => {
    const props = attributesOf(withProp(value)())[0]?.props ?? ''
    expect(JSON.parse(props)).toEqual({ value })
  })
})

describe('props that do not', () => {
  class Point {
    x = 1
  }

  test.each([
    ['undefined', undefined],
    ['a big integer', 1n],
    ['a list with a gap', Array(2)],
    ['a function', () => 1],
    ['a symbol', Symbol('s')],
    ['NaN', Number.NaN],
    ['infinity', Number.POSITIVE_INFINITY],
    ['a date', new Date(0)],
    ['a map', new Map([['a', 1]])],
    ['a set', new Set([1])],
    ['a regular expression', /a/],
    ['an instance', new Point()],
    ['an element', <p key="p">words</p>],
    ['a list with a function', [1, () => 1]],
    ['a record with undefined', { inner: undefined }],
    ['a record with a date deep inside', { a: [{ b: new Date(0) }] }],
  ])('%s', (_, value) => {
    expect(withProp(value)).toThrow(
      'Island BlogSearch: its prop "value" does not survive JSON. Pass text, numbers, lists or records.',
    )
  })
})
