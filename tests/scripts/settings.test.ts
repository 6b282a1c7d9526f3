import { describe, expect, test } from 'vitest'
import { setLiterals } from '#scripts/source/settings.ts'

const yaml = `# The brand.
name: Old # kept

# Where it is dialed.
phone:
origin: https://a.test
email: { hello: a@b.test }
accent:
  # Two shades.
  - { light: "#112233" }
hours: 4
`

describe('settings in a file', () => {
  test('are replaced where they stand, and nothing else is', () => {
    const values = new Map<string, string | number | null>([
      ['name', "It's: a # new"],
      ['phone', '+49'],
      ['origin', null],
      ['email.hello', 'c@d.test'],
      ['accent.0.light', '#445566'],
      ['hours', 5],
    ])
    expect(setLiterals('site.yaml', yaml, values)).toBe(
      yaml
        .replace('Old #', `"It's: a # new" #`)
        .replace('phone:', 'phone: "+49"')
        .replace('origin: https://a.test', 'origin:')
        .replace('a@b', 'c@d')
        .replace('112233', '445566')
        .replace('4\n', '5\n'),
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

  test.each([
    ['site.yaml', yaml],
    ['site.json', '{ "email": {} }'],
  ])('that do not exist are named: in %s', (file, source) => {
    expect(() => setLiterals(file, source, new Map([['emial.hello', 'x']]))).toThrow(
      `${file} has no setting "emial.hello".`,
    )
  })
})
