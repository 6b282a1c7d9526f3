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

/** What a new site starts with, in addition to `packages/create/site/`. */
const template = [
  'pages',
  'components',
  'renderer',
  'content',
  'data',
  'functions/worker.ts',
  'public',
  'vite.config.ts',
  'wrangler.jsonc',
  '.dev.vars.example',
  '.gitignore',
  '.npmrc',
  'LICENSE',
]

/** Parts of `packages/` that are not published, or get there another way. */
const exclude = ['packages/lab/**', 'packages/create/site/**']

/**
 * Node does not strip types from installed packages, so each file is compiled; imports keep naming the
 * sources.
 */
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
 * Packs each package as npm publishes it: compiled JavaScript with its types, and this site as the template
 * for new ones.
 * @param project a checkout
 * @param folder receives the tarballs
 * @param version replaces the checkout's
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

/**
 * Compiles a file exactly as a site's build would, so that a site does not depend on how the engine was
 * installed.
 */
async function compiledCode(file: string): Promise<string> {
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), resolve(file), {
    sourcemap: false,
    typescript: { onlyRemoveTypeImports: true },
    jsx: { runtime: 'automatic', development: false },
  })
  return code.replaceAll(/((?:from|import) ?\(?"\.[^"]*)\.tsx?"/g, '$1.js"')
}

/** Makes the site's data a peer dependency, because that package is in no registry. */
function published({ private: _, devDependencies, ...manifest }: Manifest, version: string) {
  const { '@site/data': siteData, ...dependencies } = mapValues(
    { ...manifest.dependencies, ...devDependencies },
    (name, range) => (name.startsWith('@lintel/') ? version : range),
  )
  return {
    ...manifest,
    version,
    dependencies,
    ...(siteData && { peerDependencies: { '@site/data': '*' } }),
    exports: compiledExports(manifest.exports),
  }
}

/**
 * Lets a new site update the engine with `npm update`, but pins its tools to the versions that the engine was
 * tested with.
 */
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
  // npm would treat these as its own.
  for (const name of ['gitignore', 'npmrc']) renameSync(join(site, `.${name}`), join(site, name))
}

const mapValues = <Value>(record: Record<string, string> = {}, value: (name: string, own: string) => Value) =>
  Object.fromEntries(Object.entries(record).map(([name, own]) => [name, value(name, own)]))

const read = (file: string): Manifest => JSON.parse(readFileSync(file, 'utf8'))
const write = (file: string, value: object) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`)
