import { cleanText } from '@lintel/rules/text.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

describe('cleanText', () => {
  test.each([
    ['  two\n\n words\t', 'two words'],
    ['<b>bold</b> move', 'bold move'],
    ['<script src="x">alert(1)</script>', 'alert(1)'],
    ['<scr<script>ipt>alert(1)', 'alert(1)'],
    ['<<b>script>x', 'x'],
    ['a<!-- hidden -->b', 'ab'],
    ['1 < 2 and 3 > 2', '1 < 2 and 3 > 2'],
    ['mail <jane@firm.example>', 'mail <jane@firm.example>'],
    ['see <https://firm.example/a>', 'see <https://firm.example/a>'],
    ['nul\u0000 and\u200bzero', 'nul and zero'],
    ['\u00a0\u2003x\ufeff', 'x'],
    ['Ada \u202e moc\u2066', 'Ada moc'],
    ['👩‍💻 नमस्ते', '👩‍💻 नमस्ते'],
    ['', ''],
  ])('%j becomes %j', (text, clean) => expect(cleanText(text)).toBe(clean))

  const markup = fc.string({ unit: fc.constantFrom('<', '>', '/', 'b', ' ', '!', '-', '=', '"', '\n') })

  test('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.oneof(markup, fc.string()), (text) => {
        expect(cleanText(cleanText(text))).toBe(cleanText(text))
      }),
    )
  })

  test('leaves no tag and no line break', () => {
    fc.assert(
      fc.property(markup, (text) => {
        expect(cleanText(text)).not.toMatch(/<\/?b+(?:[\s/][^<>]*)?>|[\r\n]/)
      }),
      { examples: [['<b'.repeat(50) + '>'.repeat(50)]] },
    )
  })

  /** The processor time that cleaning takes, in ms: the best of three, as machines are shared. */
  function cost(text: string): number {
    const times = [1, 2, 3].map(() => {
      const start = process.cpuUsage()
      cleanText(text)
      return process.cpuUsage(start).user / 1000
    })
    return Math.min(...times)
  }

  test.each([
    ['openings without an end', (size: number) => '<a '.repeat(size)],
    ['openings, then as many ends', (size: number) => '<'.repeat(size) + '>'.repeat(size)],
    ['tags in tags', (size: number) => '<b'.repeat(size) + '>'.repeat(size)],
  ])('is linear in %s: eight times the text costs far less than 64 times', (_, hostile) => {
    cost(hostile(20_000))
    expect(cost(hostile(160_000))).toBeLessThan(25 * Math.max(cost(hostile(20_000)), 20))
  })
})
