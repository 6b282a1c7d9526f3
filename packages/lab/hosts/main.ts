import { chmodSync, cpSync, mkdtempDisposableSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hosts } from '@lintel/cli/hosts/hosts.ts'
import { compressFiles } from '@lintel/edge/node/compress.ts'
import { localEdgeAddress, readHostConfig } from '@lintel/edge/node/hostConfig.ts'
import { startServer } from '@lintel/edge/node/startServer.ts'
import { client } from '@lintel/engine/built/artefact.ts'
import { freePort } from '@lintel/engine/command/port.ts'
import { installPackages } from '../findBrowser.ts'
import { gradeOf, installObservatory } from '../observatory/grade.ts'
import { requireBuild } from '../requireBuild.ts'
import { isInstalled, startWebServer, type WebServer, webServers } from './servers.ts'
import { problemsOf } from './suite.ts'

/**
 * Serves the last build with real web servers, each alone and in front of the edge, using the files that `npm
 * run hosts` writes. Checks everything that the build promises, and that MDN's HTTP Observatory gives its
 * best grade. Then removes one header from those files, which must be noticed. Missing servers are installed
 * in CI and by root; elsewhere they are reported and left out. Arguments select servers by name.
 */
const chosen = Object.entries(webServers).filter(
  ([name]) => process.argv.length < 3 || process.argv.includes(name),
)
if (chosen.length === 0) throw new Error(`There is only ${Object.keys(webServers).join(', ')}.`)
requireBuild()
const lacking = chosen.map(([, server]) => server).filter((server) => !isInstalled(server))
// Never installs web servers on someone's own machine unasked.
if (lacking.length > 0 && (process.env.CI || process.getuid?.() === 0))
  installPackages(...lacking.map((server) => server.package))

// Web servers run as their own users, who must be able to read this folder.
using folder = mkdtempDisposableSync(join(tmpdir(), 'hosts-'))
const root = join(folder.path, 'site')
const moved = { from: encodeURI('/2014/über-uns.html'), to: '/about' }
chmodSync(folder.path, 0o755)
cpSync(client, root, { recursive: true })
writeFileSync(join(root, '_redirects'), `${moved.from} ${moved.to} 301\n`)
await compressFiles(root)
installObservatory()
for (const [name, server] of chosen) await check(name, server)

async function check(name: string, server: WebServer) {
  if (!isInstalled(server)) {
    const fix = `Install it ("sudo apt-get install ${server.package}").`
    console.error(`LEFT OUT  ${name} is not on this machine. ${fix}`)
    if (process.env.CI) process.exitCode = 1
    return
  }
  for (const hasEdge of [false, true]) {
    const problems = await problemsWith(name, server, hasEdge)
    report(`${name} ${hasEdge ? 'in front of the edge' : 'alone'}`, problems.length === 0, problems)
  }
  const withoutHeader = (text: string) => text.replaceAll(/^.*Referrer-Policy.*$/gm, '')
  const result = await problemsWith(name, server, false, withoutHeader)
  const isNoticed = result.some((problem) => problem.toLowerCase().includes('referrer-policy'))
  report(`${name} without Referrer-Policy is noticed`, isNoticed)
}

/**
 * @param plant removes something from the files that `npm run hosts` writes; one page is then enough to
 * notice
 */
async function problemsWith(
  name: string,
  server: WebServer,
  hasEdge: boolean,
  plant?: (text: string) => string,
) {
  const config = readHostConfig(root, hasEdge)
  const [port, edgePort] = [await freePort(), await freePort()]
  const configuration = Object.entries(hosts[name]?.filesOf(config) ?? {}).map(([file, text]) => [
    file,
    (plant?.(text) ?? text).replaceAll(localEdgeAddress, `127.0.0.1:${edgePort}`),
  ])
  const own = mkdtempSync(join(folder.path, `${name}-`))
  chmodSync(own, 0o755)
  const edge = hasEdge
    ? await startServer({
        folder: root,
        database: join(own, 'database.sqlite'),
        settings: {},
        port: edgePort,
        hostname: '127.0.0.1',
        proxies: '127.0.0.1',
        log: () => {},
      })
    : undefined
  try {
    const stop = await startWebServer(server, Object.fromEntries(configuration), { port, root, folder: own })
    const files = plant ? ['about.html'] : config.files
    const site = { address: `http://127.0.0.1:${port}`, folder: root, files, hasEdge, moved }
    try {
      if (plant) return await problemsOf(site)
      const { grade, isBest, deductions } = await gradeOf(site.address)
      return [...(isBest ? [] : [`${grade}: ${deductions}`]), ...(await problemsOf(site))]
    } finally {
      await stop()
    }
  } finally {
    await edge?.stop()
  }
}

function report(what: string, isFine: boolean, problems: string[] = []) {
  console.log(`${isFine ? 'ok  ' : 'FAIL'}  ${what}`)
  for (const problem of problems) console.log(`      ${problem}`)
  if (!isFine) process.exitCode = 1
}
