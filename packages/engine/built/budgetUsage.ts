import { searchIndexPath } from '@lintel/rules/search/postIndex.ts'
import { type BuiltPage, client, fontsOf, gzipBytes, startScripts, styleBytes } from './artefact.ts'
import { budgets } from './budgets.ts'

type BudgetName = keyof typeof budgets

/**
 * Measures how much of each budget the most expensive page uses, in bytes on the wire.
 * @param folder the folder of the built site
 */
export function budgetUsage(
  pages: BuiltPage[],
  folder = client,
): { name: BudgetName; spent: number; budget: number }[] {
  const sizeOf = (files: string[]) => files.reduce((sum, file) => sum + gzipBytes(file, folder), 0)
  const most = (bytesOf: (page: BuiltPage) => number) => Math.max(...pages.map(bytesOf))
  const spent: [BudgetName, number][] = [
    ['startScript', most(({ html }) => sizeOf(startScripts(html, folder)))],
    ['styleSheet', most(({ html }) => styleBytes(html, folder))],
    ['homeDocument', sizeOf(['index.html'])],
    ['document', most(({ file }) => sizeOf([file]))],
    ['fonts', most(({ html }) => sizeOf(fontsOf(html)))],
    ['searchIndex', sizeOf([searchIndexPath])],
  ]
  return spent.map(([name, spent]) => ({ name, spent, budget: budgets[name] }))
}
