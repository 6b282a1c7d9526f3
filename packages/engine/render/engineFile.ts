import { existsSync, readdirSync, realpathSync } from 'node:fs'
import { join, parse, relative } from 'node:path'

/**
 * Returns the path of an engine file relative to the site: source in `packages/`, or compiled code in an
 * installed package. The import rules take a call for an import (`.dependency-cruiser.cjs`).
 * @param name package and source file: "@lintel/kit/hydration/mount.tsx"
 */
export function engineFile(name: string): string {
  const [, scope = '', path = ''] = /^(@lintel\/\w+)\/?(.*)$/.exec(name) ?? []
  const file = join(relative('.', realpathSync(`node_modules/${scope}`)), path)
  return existsSync(file) ? file : file.replace(/\.tsx?$/, '.js')
}

/** The files of the kit that a build knows by name, besides its islands and typefaces. */
export const kitFiles = {
  mount: engineFile('@lintel/kit/hydration/mount.tsx'),
  consent: engineFile('@lintel/kit/consent/start.ts'),
  menuGroup: engineFile('@lintel/kit/behaviors/menuGroup.ts'),
  theme: engineFile('@lintel/kit/theme/followTheme.ts'),
  layout: engineFile('@lintel/kit/layout/SiteLayout.tsx'),
  tokens: engineFile('@lintel/kit/styles/tokens.css'),
}

/** The packages whose code runs in browsers. In development they are served like the site's own modules. */
export const enginePackages = ['rules', 'engine', 'kit', 'desk'].map((name) => `@lintel/${name}`)

/** Lists the names of all islands. */
export const islandNames = () =>
  readdirSync(`${engineFile('@lintel/kit')}/islands`)
    .filter((file) => /\.(?:tsx|js)$/.test(file))
    .map((file) => parse(file).name)
    .sort()

export const islandModule = (name: string) => engineFile(`@lintel/kit/islands/${name}.tsx`)
