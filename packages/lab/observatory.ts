import { withSite } from '@lintel/cli/wrangler.ts'
import { gradeOf, installObservatory } from './observatory/grade.ts'

/** Grades the last build with MDN's HTTP Observatory, and fails below the best grade. */
await withSite(async (address) => {
  installObservatory()
  const { grade, isBest, deductions } = await gradeOf(address)
  console.log(`MDN HTTP Observatory: ${grade}`)
  for (const test of deductions) console.error(`  not passed: ${test}`)
  process.exitCode = isBest ? 0 : 1
})
