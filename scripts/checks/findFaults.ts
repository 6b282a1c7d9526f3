import { globSync, readFileSync } from 'node:fs'
import { legalNames } from '#content/legal.ts'
import { claims } from '#data/claims.ts'
import { site } from '#data/site.ts'
import { accentProblems } from '#renderer/accent/problems.ts'
import { lineOfSetting } from '#scripts/source/settings.ts'
import { claimFaults } from './claims.ts'
import { copyOf } from './copyOf.ts'
import type { Fault } from './Fault.ts'
import { figureFaults } from './figures.ts'
import { legalFaults } from './legal.ts'

/** Where the words of pages stand. Rules are limits and messages, and the register is where figures belong. */
const copy = [
  'data/**/*.ts',
  'components/{sections,layout,chat,contact,newsletter,ui}/**/*.{ts,tsx}',
  'components/islands/*.tsx',
  'pages/**/*.{ts,tsx}',
  'content/legal/*.md',
]
const posts = 'content/blog/*.{md,mdx}'
const exempt = /^(?:data\/(?:claims\.ts|rules\/)|pages\/style-guide\/)/

/** Everything about facts and brand that the build does not accept. */
export function findFaults(): Fault[] {
  return [...findSiteFaults(), ...figuresIn([posts])]
}

/** The same apart from posts, which a build checks as it reads them. */
export function findSiteFaults(): Fault[] {
  const today = new Date().toISOString().slice(0, 10)
  return [
    ...accentFaults(),
    ...claimFaults(claims, read('data/claims.ts'), today),
    ...figuresIn(copy),
    ...legalNames.flatMap(legalFaults),
  ]
}

function accentFaults(): Fault[] {
  const file = 'data/site.ts'
  return accentProblems(site.accent).map(({ setting, what, cure }) => ({
    file,
    line: lineOfSetting(file, read(file), setting),
    what: `${setting}: ${what}`,
    cure,
  }))
}

function figuresIn(patterns: string[]): Fault[] {
  const files = patterns.flatMap((pattern) => globSync(pattern)).filter((file) => !exempt.test(file))
  return files.sort().flatMap((file) => {
    const source = read(file)
    return figureFaults(file, source, copyOf(file, source), claims)
  })
}

function read(file: string): string {
  return readFileSync(file, 'utf8')
}
