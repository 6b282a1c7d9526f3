import { hashOf, type Manifest } from './manifest.ts'

/** Pages that the edge fills in for each visitor, so that no two answers need be alike. */
export const filledIn = ['notice.html', 'contact/sent.html']

/** How many files are asked for at once. */
const atOnce = 8

export interface Difference {
  file: string
  what: 'changed' | 'missing'
}

/** Asks a live site for every file of the manifest, and names each that differs. */
export async function compare(origin: string, manifest: Manifest): Promise<Difference[]> {
  const queue = Object.entries(manifest).filter(([file]) => !filledIn.includes(file))
  const found: Difference[] = []
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const what = await differenceOf(origin, ...next)
      if (what) found.push({ file: next[0], what })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return found.sort((a, b) => a.file.localeCompare(b.file))
}

async function differenceOf(
  origin: string,
  file: string,
  hash: string,
): Promise<Difference['what'] | undefined> {
  const answer = await fetch(new URL(addressOf(file), origin), { redirect: 'manual' })
  const body = new Uint8Array(await answer.arrayBuffer())
  if (hashOf(body) === hash) return undefined
  return answer.ok ? 'changed' : 'missing'
}

/** Hosts serve a page without its ending. */
function addressOf(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`
}
