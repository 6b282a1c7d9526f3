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
import { transformWithOxc } from 'vite'

interface Manifest {
  name: string
  version: string
  private?: boolean
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  exports?: Record<string, string>
}

/** What a site has from the beginning, besides what stands in `packages/create/site/`. */
const template = [
  ...['pages', 'components', 'renderer', 'content', 'data', 'functions/worker.ts', 'public'],
  ...['vite.config.ts', 'wrangler.jsonc', '.dev.vars.example', '.gitignore', '.npmrc', 'LICENSE'],
]

/** Of `packages/`: what is no package, or comes another way. */
const exclude = ['packages/lab/**', 'packages/create/site/**']

/** Node strips no types of what is installed, so code is compiled, file by file; importers go on naming its sources. */
const compiledExports = (exports: Record<string, string> = {}) =>
  Object.fromEntries(
    Object.keys(exports)
      .flatMap((path) => (path.endsWith('*') ? ['.ts', '.tsx', ''].map((end) => path + end) : path))
      .map((path) => {
        const compiled = (end: string) => path.replace(/\.tsx?$/, end)
        return [path, /\.tsx?$/.test(path) ? { types: compiled('.d.ts'), default: compiled('.js') } : path]
      }),
  )

/**
 * Makes what npm publishes of each package: compiled JavaScript with its types, and this site as the template of new ones.
 * @param project a checkout
 * @param folder gets the tarballs
 * @param version instead of the checkout's
 * @returns the tarballs
 */
export async function packPackages(
  project: string,
  folder: string,
  version = read(join(project, 'package.json')).version,
): Promise<string[]> {
  using staging = mkdtempDisposableSync(join(tmpdir(), 'packages-'))
  const staged = (file: string) => join(staging.path, file.replace('packages/', ''))
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: project, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
  run('tsc', '-p', 'packages/lab/pack', '--outDir', staging.path)
  const sources = globSync('packages/*/**/*.{ts,tsx}', { cwd: project, exclude })
  for (const file of sources.filter((file) => !file.endsWith('.d.ts'))) {
    const code = await compiledCode(join(project, file))
    writeFileSync(staged(file).replace(/\.tsx?$/, '.js'), code)
  }
  for (const file of globSync('packages/*/**/*.{css,woff2,sql,mjs,html,md,d.ts}', { cwd: project, exclude }))
    cpSync(join(project, file), staged(file))
  const page = join(staging.path, 'desk/app/index.html')
  writeFileSync(page, readFileSync(page, 'utf8').replace('main.tsx', 'main.js'))
  stageTemplate(project, join(staging.path, 'create/site'), version)
  mkdirSync(folder, { recursive: true })
  return globSync('*', { cwd: staging.path }).map((name) => {
    const manifest = read(join(project, 'packages', name, 'package.json'))
    write(join(staging.path, name, 'package.json'), published(manifest, version))
    for (const file of ['LICENSE', 'CHANGELOG.md'])
      cpSync(join(project, file), join(staging.path, name, file))
    const output = run(
      'npm',
      'pack',
      join(staging.path, name),
      '--pack-destination',
      resolve(folder),
      '--json',
    )
    return join(folder, Object.values<{ filename: string }>(JSON.parse(output))[0]?.filename ?? '')
  })
}

/** As a build compiles the same source, so that no byte of a site depends on how the engine came. */
async function compiledCode(file: string): Promise<string> {
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), resolve(file), {
    sourcemap: false,
    typescript: { onlyRemoveTypeImports: true },
    jsx: { runtime: 'automatic', development: false },
  })
  return code.replaceAll(/((?:from|import) ?\(?"\.[^"]*)\.tsx?"/g, '$1.js"')
}

/** The site gives the engine its facts by the name of a package, which is in no registry. */
function published({ private: _, devDependencies, ...manifest }: Manifest, version: string) {
  const { '@site/data': siteData, ...dependencies } = mapValues(
    { ...manifest.dependencies, ...devDependencies },
    (name, range) => (name.startsWith('@lintel/') ? version : range),
  )
  return {
    ...{ ...manifest, version, dependencies },
    ...(siteData && { peerDependencies: { '@site/data': '*' } }),
    exports: compiledExports(manifest.exports),
  }
}

/** A new site takes newer versions of the engine with `npm update`, and of its tools has those that the engine was tried with. */
function stageTemplate(project: string, site: string, version: string) {
  const filter = (file: string) => !/\.test\.tsx?$/.test(file)
  for (const name of template) cpSync(join(project, name), join(site, name), { recursive: true, filter })
  cpSync(join(project, 'packages/create/site'), site, { recursive: true })
  const file = join(site, 'package.json')
  const { dependencies, devDependencies, ...manifest } = read(file)
  const tested = read(join(project, 'package.json')).devDependencies ?? {}
  write(file, {
    ...manifest,
    dependencies: mapValues(dependencies, () => `^${version}`),
    devDependencies: mapValues(devDependencies, (name, own) => own || tested[name]),
  })
  // npm takes these for its own.
  for (const name of ['gitignore', 'npmrc']) renameSync(join(site, `.${name}`), join(site, name))
}

const mapValues = <Value>(record: Record<string, string> = {}, value: (name: string, own: string) => Value) =>
  Object.fromEntries(Object.entries(record).map(([name, own]) => [name, value(name, own)]))

const read = (file: string): Manifest => JSON.parse(readFileSync(file, 'utf8'))
const write = (file: string, value: object) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`)
