import { readPosts } from '#content/posts.ts'
import { describeDiagnostic } from '#data/diagnostic.ts'
import { describeFault } from './checks/Fault.ts'
import { findFaults } from './checks/findFaults.ts'

/** Checks everything that an author or the owner writes. Each line names the place and the cure. */
const { posts, errors, warnings } = readPosts()
const found = [...[...errors, ...warnings].map(describeDiagnostic), ...findFaults().map(describeFault)]
for (const line of found) console.error(line)
if (found.length > 0) process.exitCode = 1
else console.log(`${posts.length} posts, the legal texts, the claims and the brand are in order.`)
