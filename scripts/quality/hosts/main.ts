import { chmodSync, cpSync, existsSync, mkdtempDisposableSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { client } from '#scripts/built/artefact.ts'
import { edgeBeside, readHostFacts } from '#scripts/owner/hosts/hostFacts.ts'
import { hosts } from '#scripts/owner/hosts/hosts.ts'
import { compressFiles } from '#scripts/owner/serve/compress.ts'
import { startServer } from '#scripts/owner/serve/startServer.ts'
import { freePort } from '#scripts/port.ts'
import { installPackages } from '../findBrowser.ts'
import { gradeOf, installObservatory } from '../observatory/grade.ts'
import { isInstalled, startWebServer, webServers } from './servers.ts'
import { problemsOf } from './suite.ts'

/**
 * Serves the last build by real web servers, each alone and in front of the edge, with the files that
 * `npm run hosts` writes, and asks them for all that the build promises, and MDN's HTTP Observatory for its best grade. Then one header is taken out of those files,
 * which must be noticed. Servers that are missing are installed in CI and by root; elsewhere they are named and left out.
 * Arguments choose servers by their names.
 */
const chosen = Object.entries(webServers).filter(
  ([name]) => process.argv.length < 3 || process.argv.includes(name),
)
if (!existsSync(join(client, '_headers'))) throw new Error('There is no built site. Run: npm run build')
const lacking = chosen.map(([, server]) => server).filter((server) => !isInstalled(server))
// Nobody's own machine gets web servers unasked.
if (lacking.length > 0 && (process.env.CI || process.getuid?.() === 0))
  installPackages(...lacking.map((server) => server.package))

// In a folder that web servers may read, which run as users of their own.
using folder = mkdtempDisposableSync(join(tmpdir(), 'hosts-'))
const root = join(folder.path, 'site')
const moved = { from: '/2014/an-old-address.html', to: '/about' }
chmodSync(folder.path, 0o755)
cpSync(client, root, { recursive: true })
writeFileSync(join(root, '_redirects'), `${moved.from} ${moved.to} 301\n`)
await compressFiles(root)
installObservatory()
for (const [name] of chosen) await check(name)

async function check(name: string) {
  const server = webServers[name]
  if (!server || !isInstalled(server)) {
    const fix = `Install it ("sudo apt-get install ${server?.package}").`
    console.error(`LEFT OUT  ${name} is not on this machine. ${fix}`)
    if (process.env.CI) process.exitCode = 1
    return
  }
  for (const hasEdge of [false, true]) {
    const problems = await problemsWith(name, hasEdge, (text) => text)
    report(`${name} ${hasEdge ? 'in front of the edge' : 'alone'}`, problems.length === 0, problems)
  }
  const fault = await problemsWith(name, false, (text) => text.replaceAll(/^.*Referrer-Policy.*$/gm, ''))
  report(`${name} without Referrer-Policy is noticed`, fault.length > 0)
}

/** @param change rewrites the files that `npm run hosts` would write */
async function problemsWith(name: string, hasEdge: boolean, change: (text: string) => string) {
  const server = webServers[name]
  const facts = readHostFacts(root, hasEdge)
  const [port, edgePort] = [await freePort(), await freePort()]
  const files = Object.entries(hosts[name]?.filesOf(facts) ?? {}).map(([file, text]) => [
    file,
    change(text).replaceAll(edgeBeside, `127.0.0.1:${edgePort}`),
  ])
  const own = mkdtempSync(join(folder.path, `${name}-`))
  chmodSync(own, 0o755)
  const edge =
    hasEdge &&
    (await startServer({
      ...{ folder: root, database: join(own, 'database.sqlite'), settings: {}, port: edgePort },
      ...{ hostname: '127.0.0.1', proxies: ['127.0.0.1'], log: () => {} },
    }))
  try {
    if (!server) return []
    const stop = await startWebServer(server, Object.fromEntries(files), { port, root, folder: own })
    const site = { address: `http://127.0.0.1:${port}`, folder: root, files: facts.files, hasEdge, moved }
    try {
      const { grade, isBest, lost } = await gradeOf(site.address)
      return [...(isBest ? [] : [`${grade}: ${lost}`]), ...(await problemsOf(site))]
    } finally {
      await stop()
    }
  } finally {
    if (edge) await edge.stop()
  }
}

function report(what: string, isFine: boolean, problems: string[] = []) {
  console.log(`${isFine ? 'ok  ' : 'FAIL'}  ${what}`)
  for (const problem of problems) console.log(`      ${problem}`)
  if (!isFine) process.exitCode = 1
}
