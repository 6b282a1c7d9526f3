/**
 * Stops with a clear message where the Node that runs is older than the one this project brings along.
 * Plain JavaScript, because an old Node must be able to read it.
 */
const needed = 24
const found = Number(process.versions.node.split('.')[0])

if (found < needed) {
  console.error(
    `Node ${process.versions.node} is running, but this project needs Node ${needed}, which it brings along.\n` +
      'What to do: run "npm ci" without --ignore-scripts (its install step puts Node into node_modules),\n' +
      'and start things through "npm start", "npm test" or "npm run …", which use it.',
  )
  process.exit(1)
}
