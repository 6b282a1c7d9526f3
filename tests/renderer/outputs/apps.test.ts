import { globSync, readFileSync } from 'node:fs'
import { appColors, branded } from '@lintel/engine/outputs/apps.ts'
import { site } from '@site/data/site.ts'
import { parse } from 'node-html-parser'
import { describe, expect, test } from 'vitest'

const defined = (css: string) => [...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name)
const sheets = globSync('public/apps/*/style.css')

test('the sheet of colors has the accent of the brand, in both themes', () => {
  const { fill, text } = site.accent
  const { content } = appColors()
  expect(content).toContain(`--accent: light-dark(${fill.light}, ${fill.dark});`)
  expect(content).toContain(`--accent-text: light-dark(${text.light}, ${text.dark});`)
})

describe.each(sheets)('%s', (file) => {
  const css = readFileSync(file, 'utf8')

  test('names no color of its own', () => {
    expect(css.match(/#[0-9a-f]{3,8}\b(?=[^{]*;)|\b(?:rgb|hsl|oklch)a?\(/gi)).toBeNull()
  })

  test('uses what is defined', () => {
    const definedNames = [...defined(appColors().content), ...defined(css)]
    const used = [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name)
    expect(used.length).toBeGreaterThan(10)
    expect(used.filter((name) => !definedNames.includes(name))).toEqual([])
  })
})

test('a document gets the brand as text', () => {
  expect(branded('<html lang="{{language}}"><title>Tool</title>', 'a.html')).toBe(
    `<html lang="${site.language}"><title>Tool</title>`,
  )
  expect(parse(branded('<p>{{name}}</p>', 'a.html')).textContent).toBe(site.name)
})

test('a token that nobody defined stops the build', () => {
  expect(() => branded('<p>{{nmae}}</p>', 'a.html')).toThrow('a.html has an unknown token: {{nmae}}')
})
