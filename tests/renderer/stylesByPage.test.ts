import { expect, test } from 'vitest'
import { classesIn } from '#renderer/stylesByPage.ts'

test.each([
  ['.a{color:red}.b:hover,.c>.d{gap:.5rem}', ['a', 'b', 'c', 'd']],
  ['@media (width>=48rem){.md\\:p-\\[2px\\]{padding:2px}}', ['md:p-[2px]']],
  // Lightning CSS would take these for unused, too.
  ['.contact{gap:0}#contact{gap:0}', []],
  ['.pulse{gap:0}@keyframes pulse{to{opacity:0}}', []],
  ['.text-wrap{text-wrap:wrap}p{text-wrap:pretty}', []],
])('%s may lose the rules of %j', (sheet, classes) => {
  expect(classesIn(sheet).filter((name) => /^[a-z]/.test(name))).toEqual(classes)
})
