import { describeIssue, readPosts } from '#content/posts.ts'

const { posts, issues, warnings } = readPosts()
const found = [...issues, ...warnings]
for (const issue of found) console.error(describeIssue(issue))
if (found.length > 0) process.exitCode = 1
else console.log(`${posts.length} posts are in order.`)
