import { describe, expect, test } from 'vitest'
import { lineOfSetting, setLiterals } from '#scripts/source/settings.ts'

const source = `import { x } from './x.ts'
const other = { name: 'not this one' }
/** The brand. */
export const site = {
  name: 'Old', // kept
  phone: null as string | null,
  email: { hello: "a@b.test" },
  accent: [{ light: 1 }],
}
`

describe('settings in a source file', () => {
  test('are replaced where they stand, and nothing else is', () => {
    const values = new Map<string, string | number | null>([
      ['name', "It's\n\\new"],
      ['phone', '+1 2'],
      ['email.hello', null],
      ['accent.0.light', 2],
    ])
    expect(setLiterals('site.ts', source, values)).toBe(
      source
        .replace("'Old'", "'It\\'s\\n\\\\new'")
        .replace('null as', "'+1 2' as")
        .replace('"a@b.test"', 'null')
        .replace('light: 1', 'light: 2'),
    )
  })

  test('are replaced in JSON with comments too', () => {
    const json = '{\n  // why\n  "name": "old", "list": [{ "at": "x" }]\n}'
    const values = new Map([
      ['name', 'a "b"'],
      ['list.0.at', 'y'],
    ])
    expect(setLiterals('a.jsonc', json, values)).toBe(
      json.replace('"old"', '"a \\"b\\""').replace('"x"', '"y"'),
    )
  })

  test('have a line', () => {
    expect(lineOfSetting('site.ts', source, 'email.hello')).toBe(7)
    expect(lineOfSetting('site.ts', source, 'nobody')).toBe(1)
  })

  test('that do not exist are named', () => {
    expect(() => setLiterals('site.ts', source, new Map([['emial.hello', 'x']]))).toThrow(
      'site.ts has no setting "emial.hello".',
    )
  })
})
