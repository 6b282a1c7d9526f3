import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DeskError } from '../../server/action.ts'
import { gitWith, splitNul } from '../../server/git.ts'
import type { ConflictResolver } from './conflicts.ts'
import { type Blob, isContent, isMerged, listFiles, readBlob, storeBlob } from './contentFiles.ts'
import { type FindBrokenField, mergeContent } from './mergeContent.ts'
import { mergeLines } from './mergeTexts.ts'
import type { Versions } from './mergeValues.ts'
import { foldersOf } from './resolveFolders.ts'

/**
 * Merges two commits without touching the checkout: content by field, everything else by line.
 * @returns the merged tree; the resolver holds the conflicts
 * @throws DeskError where both have changed the same lines of code
 */
export async function mergeTrees(
  commits: Record<keyof Versions, string>,
  resolver: ConflictResolver,
  findBrokenField: FindBrokenField,
): Promise<string> {
  const { base, mine, theirs } = commits
  const index = join(tmpdir(), `site-index-${randomUUID()}`)
  try {
    await gitWith({ index }, 'read-tree', '-i', '-m', '--aggressive', base, mine, theirs)
    const files = {
      base: await listFiles(base),
      mine: await listFiles(mine),
      theirs: await listFiles(theirs),
    }
    const merged = new Map(await mergeContent(commits, files, resolver, findBrokenField))
    const unmerged = await listUnmerged(index)
    for (const [file, stages] of unmerged) {
      if (isMerged(file)) continue
      const folders = foldersOf(file)
      // Nothing is left of a folder in whose place a text was chosen.
      if (folders.some((folder) => merged.has(folder))) continue
      const only = stages.mine && stages.theirs ? undefined : (stages.mine ?? stages.theirs)
      merged.set(file, (folders.some(isContent) && only) || (await mergeCode(file, stages)))
    }
    const replaced = new Set([...(await listPaths(index)).filter(isMerged), ...unmerged.keys()])
    const lines = [
      // Mode 0 removes an entry.
      ...[...replaced].map((file) => `0 ${'0'.repeat(mine.length)}\t${file}`),
      ...[...merged].map(([file, { mode, id }]) => `${mode} ${id} 0\t${file}`),
    ]
    await gitWith(
      { index, input: lines.map((line) => `${line}\0`).join('') },
      'update-index',
      '-z',
      '--index-info',
    )
    return (await gitWith({ index }, 'write-tree')).toString('utf8').trim()
  } finally {
    rmSync(index, { force: true })
  }
}

const listPaths = async (index: string) =>
  splitNul((await gitWith({ index }, 'ls-files', '-z')).toString('utf8'))

/** Files that git could not merge by their ids alone. */
async function listUnmerged(index: string): Promise<Map<string, Versions<Blob>>> {
  const unmerged = new Map<string, Versions<Blob>>()
  for (const entry of splitNul((await gitWith({ index }, 'ls-files', '-u', '-z')).toString('utf8'))) {
    const [object = '', file = ''] = entry.split('\t')
    const [mode = '', id = '', stage = '1'] = object.split(' ')
    const none = { base: undefined, mine: undefined, theirs: undefined }
    const side = (['base', 'mine', 'theirs'] as const)[Number(stage) - 1] ?? 'base'
    unmerged.set(file, { ...none, ...unmerged.get(file), [side]: { id, mode } })
  }
  return unmerged
}

async function mergeCode(file: string, { base, mine, theirs }: Versions<Blob>): Promise<Blob> {
  const text = async (blob: Blob) => (await readBlob(blob)).toString('utf8')
  const lines =
    mine && theirs
      ? mergeLines({ base: base && (await text(base)), mine: await text(mine), theirs: await text(theirs) })
      : undefined
  if (mine && lines !== undefined) return { mode: mine.mode, id: await storeBlob(lines) }
  throw new DeskError({
    file,
    message:
      'what a developer has changed on this machine and what others have published do not go together. Nothing was sent, and nothing is lost',
    fix: `ask whoever set the project up to bring both together: ${file}`,
  })
}
