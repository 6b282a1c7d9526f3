import { existsSync, readdirSync, realpathSync } from 'node:fs'
import { join, parse, relative } from 'node:path'

/**
 * Returns the path of an engine file relative to the site: source in `packages/`, or compiled code in an
 * installed package.
 * @param name package and source file: "kit/hydration/mount.tsx"
 */
export function engineFile(name: string): string {
  const [, scope = '', path = ''] = /^(\w+)\/?(.*)$/.exec(name) ?? []
  const file = join(relative('.', realpathSync(`node_modules/@lintel/${scope}`)), path)
  return existsSync(file) ? file : file.replace(/\.tsx?$/, '.js')
}

/** The packages whose code runs in browsers. In development they are served like the site's own modules. */
export const enginePackages = ['rules', 'engine', 'kit', 'desk'].map((name) => `@lintel/${name}`)

/** Lists the names of all islands. */
export const islandNames = () =>
  readdirSync(engineFile('kit/islands'))
    .filter((file) => /\.(?:tsx|js)$/.test(file))
    .map((file) => parse(file).name)
    .sort()
