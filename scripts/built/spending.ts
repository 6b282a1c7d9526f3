import { globSync } from 'node:fs'
import { budgets } from '#tests/built/budgets.ts'
import { type BuiltPage, client, gzipBytes, startScripts, styleSheets } from './artefact.ts'

export type BudgetName = keyof typeof budgets

/** What the costliest page spends of each budget that this measures, in bytes on the wire. */
export function spending(pages: BuiltPage[]): { name: BudgetName; spent: number; budget: number }[] {
  const most = (files: (html: string) => string[]) =>
    Math.max(...pages.map(({ html }) => sizeOf(files(html))))
  const spent: [BudgetName, number][] = [
    ['startScript', most(startScripts)],
    ['styleSheet', most(styleSheets)],
    ['homeDocument', gzipBytes('index.html')],
    ['fonts', sizeOf(globSync('assets/**/*.woff2', { cwd: client }))],
  ]
  return spent.map(([name, spent]) => ({ name, spent, budget: budgets[name] }))
}

function sizeOf(files: string[]): number {
  return files.reduce((sum, file) => sum + gzipBytes(file), 0)
}
