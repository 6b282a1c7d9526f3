import { globSync } from 'node:fs'
import { budgets } from '#tests/built/budgets.ts'
import { type BuiltPage, client, gzipBytes, startScripts, styleBytes } from './artefact.ts'

export type BudgetName = keyof typeof budgets

/** What the costliest page spends of each budget that this measures, in bytes on the wire. */
export function spending(pages: BuiltPage[]): { name: BudgetName; spent: number; budget: number }[] {
  const most = (bytesOf: (html: string) => number) => Math.max(...pages.map(({ html }) => bytesOf(html)))
  const spent: [BudgetName, number][] = [
    ['startScript', most((html) => sizeOf(startScripts(html)))],
    ['styleSheet', most(styleBytes)],
    ['homeDocument', gzipBytes('index.html')],
    ['fonts', sizeOf(globSync('assets/**/*.woff2', { cwd: client }))],
  ]
  return spent.map(([name, spent]) => ({ name, spent, budget: budgets[name] }))
}

function sizeOf(files: string[]): number {
  return files.reduce((sum, file) => sum + gzipBytes(file), 0)
}
