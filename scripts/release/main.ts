import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { compare, filledIn } from './compare.ts'
import { manifestOf, newKeys, readManifest, signManifest } from './manifest.ts'

/**
 * What proves which files were deployed. `key` makes the owner's keys, `sign` writes the manifest and the list of
 * parts (SBOM) of the last build, `verify <origin>` compares a live site with it. See docs/release.md.
 */
const folder = 'dist/release'
const files = {
  manifest: `${folder}/manifest.json`,
  signature: `${folder}/manifest.sig`,
  parts: `${folder}/sbom.cdx.json`,
  privateKey: 'release-key.pem',
  publicKey: 'release-key.pub.pem',
}
const commands: Record<string, () => void | Promise<void>> = { key, sign, verify }
const [command = '', origin = ''] = process.argv.slice(2)

try {
  const run = commands[command]
  if (!run) throw new Error(`Use one of: ${Object.keys(commands).join(', ')}`)
  await run()
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

function key() {
  if (existsSync(files.privateKey))
    throw new Error(`${files.privateKey} exists already, and is not replaced.`)
  const { privateKey, publicKey } = newKeys()
  writeFileSync(files.privateKey, privateKey, { mode: 0o600 })
  writeFileSync(files.publicKey, publicKey)
  console.log(`Wrote ${files.privateKey}: keep it secret, and never commit it.`)
  console.log(`Wrote ${files.publicKey}: commit it, so that everybody verifies by the same key.`)
}

function sign() {
  mkdirSync(folder, { recursive: true })
  const parts = execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev'])
  writeFileSync(files.parts, parts)
  const privateKey = existsSync(files.privateKey) ? readFileSync(files.privateKey, 'utf8') : undefined
  const { text, signature } = signManifest(manifestOf('dist/client'), privateKey)
  writeFileSync(files.manifest, text)
  console.log(`Wrote ${files.manifest} and ${files.parts}`)
  if (signature) writeFileSync(files.signature, signature)
  else console.warn(`Not signed, as there is no ${files.privateKey}: "npm run release:key" makes one.`)
}

async function verify() {
  if (!URL.canParse(origin)) throw new Error('Name the site: npm run verify -- https://www.your-firm.com')
  for (const file of [files.manifest, files.signature, files.publicKey])
    if (!existsSync(file)) throw new Error(`${file} is missing: see docs/release.md.`)
  const signed = {
    text: readFileSync(files.manifest, 'utf8'),
    signature: readFileSync(files.signature, 'utf8'),
  }
  const manifest = readManifest(signed, readFileSync(files.publicKey, 'utf8'))
  const differences = await compare(origin, manifest)
  for (const { file, what } of differences) console.error(`${what}  ${file}`)
  const count = Object.keys(manifest).length
  if (differences.length > 0) throw new Error(`${differences.length} of ${count} files differ at ${origin}.`)
  console.log(
    `${origin} serves what was signed: ${count} files, ${filledIn.length} of which the edge fills in.`,
  )
}
