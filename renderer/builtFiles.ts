import type { Manifest, ManifestChunk } from 'vite'
import type { IslandFiles } from '#components/hydration/Island.tsx'
import { optionalServices } from '#content/thirdParties.ts'

const clientModule = 'renderer/+client.ts'
const mountModule = 'components/hydration/mount.tsx'
const consentModule = 'components/consent/start.ts'
const otherMedia = 'renderer/otherMedia.css'
const islandModule = (name: string) => `components/islands/${name}.tsx`
const sheetModule = (name: string) => `components/behaviors/sheets/${name}.ts`

/** The sources of the scripts that pages with these islands and sheets load. */
export const scriptSources = (islands: string[], sheets: string[]) => [
  ...[clientModule, mountModule, ...(optionalServices.length > 0 ? [consentModule] : [])],
  ...islands.map(islandModule),
  ...sheets.map(sheetModule),
]

/** Where the browser finds each island's code: in a build from its files, in development the source itself. */
export function islandFiles(files: Manifest | undefined): (name: string) => IslandFiles {
  return (name) => {
    const module = islandModule(name)
    if (!files) return { module: `/${module}`, mount: `/${mountModule}`, imports: [] }
    const entries = [entryOf(files, module), entryOf(files, mountModule)]
    const imports = new Set(entries.flatMap((entry) => importsOf(files, entry)))
    const [island, mount] = entries.map((entry) => `/${entry.file}`) as [string, string]
    return {
      module: island,
      mount,
      imports: [...imports].filter((file) => file !== island && file !== mount),
    }
  }
}

/** The address of the script that every page starts with. */
export const clientFile = (files: Manifest) => addressOf(files, clientModule)

/** The address of the script that asks for consent. */
export const consentFile = (files: Manifest | undefined) => addressOf(files, consentModule)

/** Where the browser finds what makes the sheet with that name answer. */
export const sheetFile = (files: Manifest | undefined) => (name: string) =>
  addressOf(files, sheetModule(name))

/** The address of the style sheet for paper and for colors of the visitor's own. */
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
