import { describeDiagnostic } from '#data/diagnostic.ts'
import { checkContent } from './checkContent.ts'

/** Checks everything that an author or the owner writes. Each line names the place and how to fix it. */
const found = checkContent()
for (const diagnostic of found) console.error(describeDiagnostic(diagnostic))
if (found.length > 0) process.exitCode = 1
else console.log('The pages, the posts, the legal texts, the claims, the links and the brand are in order.')
