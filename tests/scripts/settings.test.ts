import { readFileSync } from 'node:fs'
import { setLiterals } from '@lintel/cli/source/settings.ts'
import { siteFile } from '@lintel/engine/content/readSite.ts'
import { site } from '@site/data/site.ts'
import { describe, expect, test } from 'vitest'
import { parseDocument } from 'yaml'

const yaml = `# The brand.
name: Old # kept

# Where it is dialed.
phone: null
# Behind something empty.
origin: https://a.test # the address
social:
  x: null
  # The last one.
  facebook: null

# More.
email: { hello: a@b.test }
accent:
  # Two shades.
  - { light: "#112233" }
hours: 4
`

test.each([null, 'Ash: Oak', '#1 & only', 'a # b', ' ', 'true', '4', 'شركة', "We're", '- x', '{ y }'])(
  'each line of the brand but that of a setting stays when it becomes %j',
  (value) => {
    const source = readFileSync(siteFile, 'utf8')
    for (const [setting] of leavesOf(site)) {
      const after = setLiterals(siteFile, source, new Map([[setting, value]]))
      expect(parseDocument(after).getIn(setting.split('.')), setting).toBe(value)
      const lines = source.split('\n')
      const changed = after.split('\n').filter((line, index) => line !== lines[index])
      expect(changed.length, setting).toBeLessThanOrEqual(1)
    }
  },
)

function leavesOf(group: object, before = ''): [setting: string, value: unknown][] {
  return Object.entries(group).flatMap(([name, value]): [string, unknown][] =>
    typeof value === 'object' && value !== null
      ? leavesOf(value, `${before}${name}.`)
      : [[before + name, value]],
  )
}

describe('settings in a file', () => {
  test('are replaced where they stand, and nothing else is', () => {
    const values = new Map<string, string | number | null>([
      ['name', "It's: a # new"],
      ['phone', '+49'],
      ['origin', null],
      ['social.x', 'https://x.test'],
      ['social.facebook', 'Ash, Oak'],
      ['email.hello', 'c@d.test, {e}'],
      ['accent.0.light', '#445566'],
      ['hours', 5],
    ])
    expect(setLiterals('site.yaml', yaml, values)).toBe(
      yaml
        .replace('Old #', `"It's: a # new" #`)
        .replace('phone: null', 'phone: "+49"')
        .replace('origin: https://a.test', 'origin: null')
        .replace('  x: null', '  x: https://x.test')
        .replace('facebook: null', 'facebook: Ash, Oak')
        .replace('a@b.test', '"c@d.test, {e}"')
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
