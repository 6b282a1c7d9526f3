import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compressFiles } from '@lintel/edge/node/compress.ts'
import { readHostConfig } from '@lintel/edge/node/hostConfig.ts'
import { clientFolder } from '@lintel/engine/built/folders.ts'
import { requireFinishedBuild } from '@lintel/engine/built/lastBuild.ts'
import { site } from '@site/data/site.ts'
import { hosts } from './hosts.ts'

const usage = `npm run hosts -- <name>

${Object.entries(hosts)
  .map(([name, { about }]) => `  ${name.padEnd(8)} ${about}`)
  .join('\n')}

Each tells a host what the last build says of headers, redirects and addresses: dist/hosts/<name>/. Cloudflare needs none.
See docs/hosts.md.
`

const [name = ''] = process.argv.slice(2)
try {
  const host = Object.hasOwn(hosts, name) ? hosts[name] : undefined
  if (!host) throw new Error(usage)
  requireFinishedBuild()
  if (host.isUploaded && !site.edgeOrigin)
    throw new Error(
      `content/site.yaml: edgeOrigin is empty, so forms would be sent to ${name}, where nothing answers them.\n` +
        'Set it to where the functions answer: docs/operator.md#pages-on-one-host-forms-on-another',
    )
  const folder = join('dist/hosts', name)
  rmSync(folder, { recursive: true, force: true })
  if (host.isUploaded) cpSync(clientFolder, folder, { recursive: true })
  else {
    mkdirSync(folder, { recursive: true })
    await compressFiles(clientFolder)
  }
  for (const [file, text] of Object.entries(host.filesOf(readHostConfig(clientFolder))))
    writeFileSync(join(folder, file), text)
  console.log(`Wrote ${folder}/. ${host.next}`)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
