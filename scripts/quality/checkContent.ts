import { describeDiagnostic } from '#data/diagnostic.ts'
import { findFaults } from './checks/findFaults.ts'

/** Checks everything that an author or the owner writes. Each line names the place and how to fix it. */
const found = findFaults()
for (const fault of found) console.error(describeDiagnostic(fault))
if (found.length > 0) process.exitCode = 1
else console.log('The pages, the posts, the legal texts, the claims, the links and the brand are in order.')
