import { describeDiagnostic } from '@lintel/rules/diagnostic.ts'
import { RecordError } from '../content/records.ts'
import { checkSymlinks } from './symlinks.ts'

/** Checks all content. Each line of output names the place and how to fix it. */
try {
  const diagnostics = checkSymlinks()
  // These modules contain the brand and cannot be imported while it is invalid.
  if (diagnostics.length === 0) diagnostics.push(...(await import('./checkContent.ts')).checkContent())
  for (const diagnostic of diagnostics) console.error(describeDiagnostic(diagnostic))
  if (diagnostics.length > 0) process.exitCode = 1
  else console.log('The pages, the posts, the legal texts, the claims, the links and the brand are in order.')
} catch (error) {
  if (!(error instanceof RecordError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
