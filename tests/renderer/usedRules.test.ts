import { classesIn, usedRules } from '@lintel/engine/render/usedRules.ts'
import { expect, test } from 'vitest'

test.each([
  ['.a{color:red}.b:hover,.c>.d{gap:.5rem}', ['a', 'b', 'c', 'd']],
  ['@media (width>=48rem){.md\\:p-\\[2px\\,1\\(2\\)\\]{padding:2px}}', ['md:p-[2px,1(2)]']],
  [':where(.a>:not(.b)){gap:0}@layer x{:is(.c,.d) p{gap:0}}', ['a', 'b', 'c', 'd']],
])('%s has rules for %j', (sheet, classes) => {
  expect([...classesIn(sheet)].filter((name) => /^[a-z]/.test(name))).toEqual(classes)
})

test.each([
  ['.used{gap:0}.other{gap:0}', '.used{gap:0}'],
  ['.used .other,.used:hover{gap:0}', '.used:hover{gap:0}'],
  ['.used:not(.other):has(.other){gap:0}', '.used:not(.other):has(.other){gap:0}'],
  [':is(.other,.used) p{gap:0}', ':is(.other,.used) p{gap:0}'],
  [':where(.other>:not(p)),[data-a=".other"]{gap:0}', '[data-a=".other"]{gap:0}'],
  ['#other,p::marker{gap:0}', '#other,p::marker{gap:0}'],
  ['@layer a,b;@layer a{@media print{.other{gap:0}}}', '@layer a,b;'],
  ['.used{content:"}.other{"}', '.used{content:"}.other{"}'],
  [':root{--a:1;--b:var(--a)}.used{gap:var(--b)}', ':root{--a:1;--b:var(--a)}.used{gap:var(--b)}'],
  [':root{--a:1;--b:var(--a);--ab:";"}.used{gap:0}', ':root{}.used{gap:0}'],
  [':root{--beside:1}', ':root{--beside:1}'],
  [
    '@property --a{syntax:"*"}@property --b{syntax:"*"}.used{gap:var(--b)}',
    '@property --b{syntax:"*"}.used{gap:var(--b)}',
  ],
  [
    '@keyframes x{0%{gap:0}to{gap:1px}}@keyframes y{to{gap:0}}.used{animation:1s x}',
    '@keyframes x{0%{gap:0}to{gap:1px}}.used{animation:1s x}',
  ],
  ['@font-face{font-family:A;src:url(/a.other)}', '@font-face{font-family:A;src:url(/a.other)}'],
])('of %s a page keeps %s', (sheet, kept) => {
  expect(usedRules(sheet, (name) => name === 'used', 'p{gap:var(--beside)}')).toBe(kept)
})
