import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readLogo } from '@lintel/cli/rebrand/readLogo.ts'
import { type Answers, settingsOf, shadesInsteadOf } from '@lintel/cli/rebrand/settingsOf.ts'
import { maxSlugLength, slugOf } from '@lintel/rules/slugOf.ts'
import { site } from '@site/data/site.ts'
import { afterAll, describe, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'logo-'))
afterAll(() => rmSync(folder, { recursive: true }))

function svg(content: string): string {
  const file = join(folder, 'mark.svg')
  writeFileSync(file, content)
  return file
}

describe('answers', () => {
  test('become settings, and what follows from the name follows', () => {
    const settings = settingsOf({ name: 'Ash & Oak', email: { hello: 'hi@ashoak.test' }, phone: null })
    expect(Object.fromEntries(settings)).toEqual({
      name: 'Ash & Oak',
      description: site.description.replaceAll(site.name, 'Ash & Oak'),
      team: 'Ash & Oak Team',
      storagePrefix: 'ash-oak',
      'email.hello': 'hi@ashoak.test',
      phone: null,
    })
  })

  test.each<[Answers, string, string]>([
    [{ phone: '(212) 736-5000', region: 'US' }, 'phone', '+1 212 736 5000'],
    [{ phone: '+44 20 7946 0000' }, 'phone', '+44 20 7946 0000'],
    [{ phone: '+49 (0)30 901820' }, 'phone', '+49 30 901820'],
    [{ phone: '030 901820', region: 'DE-BE' }, 'phone', '+49 30 901820'],
    [{ phone: '0049 30 901820', region: 'DE' }, 'phone', '+49 30 901820'],
    [{ whatsapp: '+49 1512 3456789' }, 'whatsapp', '4915123456789'],
    [{ whatsapp: '4915123456789', region: 'DE' }, 'whatsapp', '4915123456789'],
    [{ whatsapp: '01512 3456789', region: 'DE' }, 'whatsapp', '4915123456789'],
    [{ whatsapp: '442079460000' }, 'whatsapp', '442079460000'],
  ])('make a number of %j that can be called from anywhere', (answers, setting, expected) => {
    expect(settingsOf(answers).get(setting)).toBe(expected)
  })

  test('give a name in any script a slug for tools, and take its letters for no pattern', () => {
    const settings = settingsOf({ name: 'شركة $& للأنظمة', origin: 'https://www.firm.test' })
    expect(settings.get('storagePrefix')).toBe('www-firm-test')
    expect(settings.get('description')).toContain('شركة $& للأنظمة')
  })

  test('give one of the typefaces there are', () => {
    expect(settingsOf({ typeface: 'public-sans' })).toEqual(new Map([['typeface', 'public-sans']]))
    expect(() => settingsOf({ typeface: 'Helvetica' })).toThrow(
      'typeface: write one of: instrument-sans, source-serif-4, public-sans',
    )
  })

  test('give one color, which becomes all shades', () => {
    expect([...settingsOf({ accent: '#7C3AED' }).keys()].sort()).toEqual([
      'accent.end.dark',
      'accent.end.light',
      'accent.fill.dark',
      'accent.fill.light',
      'accent.onFill',
      'accent.text.dark',
      'accent.text.light',
    ])
  })

  test('tell each shade that is taken in place of the chosen one', () => {
    const settings = settingsOf({ accent: '#FFE600' })
    const instead = shadesInsteadOf('#FFE600')
    expect(instead[0]).toMatch(
      /^For links in the light theme, #ffe600 has a contrast of 1\.\d\d:1; the nearest shade that can be read is #/,
    )
    expect(instead[0]).toContain(`is ${settings.get('accent.text.light')} with 4.5`)
    expect(settings.get('accent.fill.light')).toBe('#ffe600')
    expect(instead.join()).not.toContain('buttons')
  })

  test.each<[string, Answers]>([
    ['origin', { origin: 'http://firm.test' }],
    ['origin', { origin: 'https://firm.test/' }],
    ['email.hello', { email: { hello: 'nobody' } }],
    ['email.hello', { email: { hello: null } }],
    ['name', { name: ' Firm' }],
    ['name', { name: 'Two\nlines' }],
    ['name', { name: 'Two\u2028lines' }],
    ['name', { name: 'Half a pair \ud83d' }],
    ['tagline', { tagline: 'a'.repeat(61) }],
    ['name: leave out {{', { name: 'Firm {{name}}' }],
    ['name: leave out', { name: 'Firm \u202egnikcab' }],
    ['legal.entity: leave out', { legal: { entity: 'Firm \u2067x' } }],
    ['whatsapp', { whatsapp: '+1 555' }],
    ['whatsapp', { whatsapp: '030 90', region: 'DE' }],
    ['phone', { phone: '12345' }],
    ['phone', { phone: 'call us' }],
    ['phone', { phone: 'call +1 212 736 5000' }],
    ['phone', { phone: '+1 212 736 5000 ext. 5' }],
    ['phone', { phone: '+999 999 999' }],
    ['region', { region: 'USA' }],
    ['region', { region: 'DE-XX' }],
    ['legal.vatId', { legal: { vatId: '123456789' } }],
    ['responseTime.within', { responseTime: { from: 10, within: 4 } }],
    ['responseTime.within', { responseTime: { from: site.responseTime.within + 1 } }],
    ['responseTime.from', { responseTime: { from: 0 } }],
    ['responseTime.from', { responseTime: { from: 1.5 } }],
    ['responseTime.closes', { responseTime: { opens: 18, closes: 9 } }],
    ['responseTime.closes', { responseTime: { opens: 9, closes: 9 } }],
    ['responseTime.closes', { responseTime: { closes: 25 } }],
    ['social.x', { social: { x: '@firm' } }],
    ['accent', { accent: 'purple' }],
    ['name', { name: '' }],
    ['analytics', { analytics: 'google' }],
    ['legal.effective', { legal: { effective: 'soon' } }],
    ['responseTime.within', { responseTime: { within: '6 hours' } }],
    ['responseTime.timeZone', { responseTime: { timeZone: 'Mars/Base' } }],
    ['emial: remove it, or write one of: name, ', { emial: { hello: 'a@b.test' } }],
  ])('are refused at %s: %j', (named, answers) => {
    expect(() => settingsOf(answers)).toThrow(named)
  })

  test.each([
    ['Ash & Oak', 'ash-oak'],
    ['Büro Óskar', 'buro-oskar'],
    ['Größe', 'grosse'],
    ['---', ''],
    [`${'a'.repeat(53)} & Sons`, 'a'.repeat(53)],
  ])('name %j is %j for tools', (name, slug) => expect(slugOf(name, maxSlugLength)).toBe(slug))
})

describe('a logo', () => {
  test('is the paths of an SVG file', () => {
    const file = svg(
      '<svg viewBox="0 0 8 8"><!-- <rect/> --><path d="M0 0h8z"/><path fill="red" d=\'M1 1\n h2z\'/></svg>',
    )
    expect(readLogo(file)).toEqual({ viewBox: '0 0 8 8', path: 'M0 0h8zM1 1 h2z' })
  })

  test.each([
    ['<svg viewBox="0 0 8 8"><circle r="2"/></svg>', '<circle>'],
    ['<svg viewBox="0 0 8 8"><g transform="scale(2)"><path d="M0 0h8z"/></g></svg>', 'transform'],
    ['<svg><path d="M0 0h8z"/></svg>', 'viewBox'],
    ['<svg viewBox="0 0 8 8"></svg>', 'at least one <path>'],
    [
      '<svg viewBox="0 0 8 8"><path d="M0"/><s:script xmlns:s="http://www.w3.org/2000/svg"/></svg>',
      'holds <s:script> on line 1',
    ],
    ['<!DOCTYPE svg><svg viewBox="0 0 8 8"><path d="M0"/></svg>', 'holds <!DOCTYPE>'],
    ['<svg viewBox="0 0 8 8"><path d="M0" onload ="alert(1)"/></svg>', 'holds onload'],
  ])('%s is refused', (content, named) => expect(() => readLogo(svg(content))).toThrow(named))
})
