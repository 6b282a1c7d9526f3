import { existsSync, readdirSync, realpathSync } from 'node:fs'
import { join, parse, relative } from 'node:path'

/**
 * Where a file of the engine lies, from the site's folder: source in `packages/`, or compiled where it was installed.
 * @param name by package, as source: "kit/hydration/mount.tsx"
 */
export function engineFile(name: string): string {
  const [, scope = '', path = ''] = /^(\w+)\/?(.*)$/.exec(name) ?? []
  const file = join(relative('.', realpathSync(`node_modules/@lintel/${scope}`)), path)
  return existsSync(file) ? file : file.replace(/\.tsx?$/, '.js')
}

/** What browsers run of the engine, by packages: in development they are served as the site's own modules are. */
export const enginePackages = ['rules', 'engine', 'kit', 'desk'].map((name) => `@lintel/${name}`)

/** The names of all islands. */
export const islandNames = () =>
  readdirSync(engineFile('kit/islands'))
    .filter((file) => /\.(?:tsx|js)$/.test(file))
    .map((file) => parse(file).name)
    .sort()
