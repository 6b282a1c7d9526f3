import { site } from '@site/data/site.ts'
import type { Manifest, ManifestChunk } from 'vite'
import { optionalServices } from '../content/thirdParties.ts'
import { engineFile } from './engineFile.ts'
import { islandModule, kitFiles } from './kitFiles.ts'

/** The addresses of an island's code. */
export interface IslandFiles {
  module: string
  mount: string
  imports: string[]
}

const clientModule = 'renderer/+client.ts'
const otherMedia = 'renderer/otherMedia.css'
/** The source of a script that loads when its element is near: of the site, or of the engine ("kit/behaviors/menuGroup"). */
const scriptModule = (name: string) =>
  name.includes('/') ? engineFile(`@lintel/${name}.ts`) : `components/scripts/${name}.ts`

/** Lists the sources of all scripts on a page with these islands and scripts. */
export const scriptSources = (islands: string[], scripts: string[]) => [
  clientModule,
  kitFiles.mount,
  ...(optionalServices.length > 0 ? [kitFiles.consent] : []),
  ...islands.map(islandModule),
  ...scripts.map(scriptModule),
]

/** Returns a lookup of each island's files: those of the build, or in development the sources. */
export function islandFiles(files: Manifest | undefined): (name: string) => IslandFiles {
  return (name) => {
    const module = islandModule(name)
    if (!files) return { module: `/${module}`, mount: `/${kitFiles.mount}`, imports: [] }
    const entries = [entryOf(files, module), entryOf(files, kitFiles.mount)]
    const imports = new Set(entries.flatMap((entry) => importsOf(files, entry)))
    const [island, mount] = entries.map((entry) => `/${entry.file}`) as [string, string]
    return {
      module: island,
      mount,
      imports: [...imports].filter((file) => file !== island && file !== mount),
    }
  }
}

/** Returns the address of the script that every page loads first. */
export const clientFile = (files: Manifest) => addressOf(files, clientModule)

/** Returns the address of the font that every page loads first. */
export function fontFile(files: Manifest): string {
  const font = Object.values(files)
    .flatMap(({ assets = [] }) => assets)
    .find((file) => file.includes(`/${site.typeface}-basic.`))
  if (!font) throw new Error(`The font of ${site.typeface} is missing from the browser build's manifest.`)
  return `/${font}`
}

/** Returns the address of the consent script. */
export const consentFile = (files: Manifest | undefined) => addressOf(files, kitFiles.consent)

/** Returns a lookup of the site's own scripts by name. */
export const scriptFile = (files: Manifest | undefined) => (name: string) =>
  addressOf(files, scriptModule(name))

/** Returns the address of the style sheet for print and forced colors. */
export const otherMediaFile = (files: Manifest | undefined) => addressOf(files, otherMedia)

function addressOf(files: Manifest | undefined, source: string): string {
  return `/${files ? entryOf(files, source).file : source}`
}

function entryOf(files: Manifest, key: string): ManifestChunk {
  const entry = files[key]
  if (!entry) throw new Error(`${key} is missing from the browser build's manifest.`)
  return entry
}

function importsOf(files: Manifest, entry: ManifestChunk): string[] {
  return (entry.imports ?? []).flatMap((key) => {
    const imported = entryOf(files, key)
    return [`/${imported.file}`, ...importsOf(files, imported)]
  })
}
