/**
 * Exits with a clear message if the running Node is older than the project needs. Plain JavaScript, because
 * old versions of Node must be able to run it.
 */
const needed = 24
const found = Number(process.versions.node.split('.')[0])

/** The Node version that npm itself needs: an older one silently skips packages that the build needs. */
const neededByNpm = [20, 19]
const [, major, minor] = /node\/v(\d+)\.(\d+)/.exec(process.env.npm_config_user_agent ?? '') ?? []

if (Number(major) < neededByNpm[0] || (Number(major) === neededByNpm[0] && Number(minor) < neededByNpm[1])) {
  console.error(
    `npm runs on Node ${major}.${minor}, but it needs Node ${neededByNpm.join('.')} or newer to install this project whole.\n` +
      'What to do: install a newer Node (Debian 13 brings one), and run "npm ci" again.',
  )
  process.exit(1)
}
if (found < needed) {
  console.error(
    `Node ${process.versions.node} is running, but this project needs Node ${needed}, which it brings along.\n` +
      'What to do: run "npm ci" without --ignore-scripts (its install step puts Node into node_modules),\n' +
      'and start things through "npm start", "npm test" or "npm run …", which use it.',
  )
  process.exit(1)
}
