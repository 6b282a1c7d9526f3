import type { PageContextServer } from 'vike/types'
import type { IslandFiles } from '#components/hydration/Island.tsx'

interface ManifestEntry {
  file: string
  imports?: string[]
}

const mountModule = 'components/hydration/mount.tsx'
const consentModule = 'components/consent/start.ts'
const otherMedia = 'renderer/otherMedia.css'

/** Where the browser finds each island's code: in a build from the manifest, in development the source itself. */
export function islandFiles(pageContext: PageContextServer): (name: string) => IslandFiles {
  const manifest = pageContext.globalContext.assetsManifest as Record<string, ManifestEntry> | undefined
  return (name) => {
    const module = `components/islands/${name}.tsx`
    if (!manifest) return { module: `/${module}`, mount: `/${mountModule}`, imports: [] }
    const entries = [entryOf(manifest, module), entryOf(manifest, mountModule)]
    const imports = new Set(entries.flatMap((entry) => importsOf(manifest, entry)))
    const [island, mount] = entries.map((entry) => `/${entry.file}`) as [string, string]
    return {
      module: island,
      mount,
      imports: [...imports].filter((file) => file !== island && file !== mount),
    }
  }
}

/** The address of the script that asks for consent. */
export const consentFile = (pageContext: PageContextServer) => fileOf(pageContext, consentModule)

/** The address of the style sheet for paper and for colors of the visitor's own. */
export const otherMediaFile = (pageContext: PageContextServer) => fileOf(pageContext, otherMedia)

function fileOf(pageContext: PageContextServer, source: string): string {
  const manifest = pageContext.globalContext.assetsManifest as Record<string, ManifestEntry> | undefined
  return `/${manifest ? entryOf(manifest, source).file : source}`
}

function entryOf(manifest: Record<string, ManifestEntry>, key: string): ManifestEntry {
  const entry = manifest[key]
  if (!entry) throw new Error(`${key} is missing from the browser build's manifest.`)
  return entry
}

function importsOf(manifest: Record<string, ManifestEntry>, entry: ManifestEntry): string[] {
  return (entry.imports ?? []).flatMap((key) => {
    const imported = entryOf(manifest, key)
    return [`/${imported.file}`, ...importsOf(manifest, imported)]
  })
}
