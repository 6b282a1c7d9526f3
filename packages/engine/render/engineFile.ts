import { existsSync, realpathSync } from 'node:fs'
import { join, relative } from 'node:path'

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

/** The packages whose code runs in browsers. In development they are served like the site's own modules. */
export const enginePackages = ['rules', 'engine', 'kit', 'desk'].map((name) => `@lintel/${name}`)
