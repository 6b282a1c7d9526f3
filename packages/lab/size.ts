import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * Counts lines of code without tests, by package and by folder of the site, and the files that are too small
 * to hold an idea.
 *   npm run quality -- size
 */
const small = 20
const isCode = (file: string) =>
  /\.(?:tsx?|mjs|css)$/.test(file) && !/^tests\/|^public\/|\/peers\/|\.test\.tsx?$/.test(file)

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8', maxBuffer: 2 ** 26 })
  .split('\n')
  .filter(isCode)
const sizes = files.map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length - 1 }))

const roomOf = (file: string) => /^(?:packages\/)?[^/]+(?=\/)/.exec(file)?.[0] ?? 'settings'
const linesOf = (some: typeof sizes) => some.reduce((sum, { lines }) => sum + lines, 0)

for (const [room = '', some = []] of Object.entries(Object.groupBy(sizes, ({ file }) => roomOf(file))).sort())
  console.log(
    `${room.padEnd(18)}${String(linesOf(some)).padStart(7)} lines ${String(some.length).padStart(5)} files`,
  )

const site = sizes.filter(({ file }) => !file.startsWith('packages/'))
console.log(`
The site's own   ${String(linesOf(site)).padStart(7)} lines, of them in content/ ${linesOf(site.filter(({ file }) => file.startsWith('content/')))}
All              ${String(linesOf(sizes)).padStart(7)} lines
At most ${small} lines ${String(sizes.filter(({ lines }) => lines <= small).length).padStart(7)} files`)
