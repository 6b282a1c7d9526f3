import { execFileSync } from 'node:child_process'
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempDisposableSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

interface Manifest {
  name: string
  version: string
  private?: boolean
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  exports?: Record<string, unknown>
}

/** What a site has from the beginning, besides what stands in `packages/create/site/`. */
const template = [
  ...['pages', 'components', 'renderer', 'content', 'data', 'functions', 'public'],
  ...['vite.config.ts', 'wrangler.jsonc', '.dev.vars.example', '.gitignore', '.npmrc', 'LICENSE'],
]

/** Node strips no types of what is installed, so code is compiled, file by file; importers go on naming its sources. */
const compiled = Object.fromEntries(
  ['./*.ts', './*.tsx'].map((source) => [source, { types: './*.d.ts', default: './*.js' }]),
)

/**
 * Makes what npm publishes of each package: compiled JavaScript with its types, and this site as the template of new ones.
 * @param project a checkout
 * @param folder gets the tarballs
 * @param version instead of the checkout's
 * @returns the tarballs
 */
export function packPackages(project: string, folder: string, version?: string): string[] {
  using staging = mkdtempDisposableSync(join(tmpdir(), 'packages-'))
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: project, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
  run('tsc', '-p', 'packages/lab/pack', '--outDir', staging.path)
  for (const file of globSync('packages/*/**/*.{css,woff2,sql,mjs,html,md}', {
    cwd: project,
    exclude: ['packages/lab'],
  }))
    cpSync(join(project, file), join(staging.path, file.replace('packages/', '')))
  const page = join(staging.path, 'desk/app/index.html')
  writeFileSync(page, readFileSync(page, 'utf8').replace('main.tsx', 'main.js'))
  stageTemplate(project, join(staging.path, 'create/site'))
  mkdirSync(folder, { recursive: true })
  return globSync('*', { cwd: staging.path }).map((name) => {
    const manifest = read(join(project, 'packages', name, 'package.json'))
    write(join(staging.path, name, 'package.json'), published(manifest, version ?? manifest.version))
    cpSync(join(project, 'LICENSE'), join(staging.path, name, 'LICENSE'))
    const said = run('npm', 'pack', join(staging.path, name), '--pack-destination', resolve(folder), '--json')
    return join(folder, Object.values<{ filename: string }>(JSON.parse(said))[0]?.filename ?? '')
  })
}

/** The site gives the engine its facts by the name of a package, which is in no registry. */
function published({ private: _, devDependencies, ...manifest }: Manifest, version: string) {
  const needed = { ...manifest.dependencies, ...devDependencies }
  const { '@site/data': facts, ...dependencies } = Object.fromEntries(
    Object.entries(needed).map(([name, range]) => [name, name.startsWith('@lintel/') ? version : range]),
  )
  return {
    ...{ ...manifest, version, dependencies },
    ...(facts && { peerDependencies: { '@site/data': '*' } }),
    ...(manifest.exports && { exports: { ...compiled, ...manifest.exports } }),
  }
}

function stageTemplate(project: string, site: string) {
  const files = execFileSync('git', ['ls-files', '-z', ...template], { cwd: project, encoding: 'utf8' })
  for (const file of files.split('\0').filter(Boolean)) cpSync(join(project, file), join(site, file))
  cpSync(join(project, 'packages/create/site'), site, { recursive: true })
  const versions = read(join(project, 'package.json'))
  for (const file of ['package.json', 'data/package.json']) {
    const manifest = read(join(site, file))
    for (const kind of ['dependencies', 'devDependencies'] as const)
      for (const [name, range] of Object.entries(manifest[kind] ?? {})) {
        if (range !== '') continue
        const known = versions.dependencies?.[name] ?? versions.devDependencies?.[name]
        if (!known) throw new Error(`package.json has no version of ${name}.`)
        Object.assign(manifest[kind] ?? {}, { [name]: `^${known}` })
      }
    write(join(site, file), manifest)
  }
  // npm takes these for its own.
  for (const name of ['gitignore', 'npmrc']) renameSync(join(site, `.${name}`), join(site, name))
}

const read = (file: string): Manifest => JSON.parse(readFileSync(file, 'utf8'))
const write = (file: string, value: object) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`)
