import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { describeConflict } from '@lintel/desk/versions/describeConflict.ts'
import { type Choices, ConflictResolver } from '@lintel/desk/versions/merge/conflicts.ts'
import { mergeTrees } from '@lintel/desk/versions/merge/mergeTrees.ts'
import { expect, test } from 'vitest'
import { inRepository } from './repository.ts'

const { git } = inRepository()

/** Commits these files, and nothing else. */
function commit(files: Record<string, string>): string {
  git('rm', '-r', '--quiet', '--cached', '--ignore-unmatch', '.')
  rmSync('content', { recursive: true, force: true })
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  git('add', '--all')
  return git('commit-tree', '-m', 'State', git('write-tree'))
}

const file = 'content/people/ada.yaml'
const others = { 'content/people/bea.yaml': 'name: Bea\n' }
const text = { ...others, [file]: 'name: Ada\n' }
const changed = { ...others, [file]: 'name: Ada Okafor\n' }
const inFolder = { ...others, [`${file}/cy.yaml`]: 'name: Cy\n', [`${file}/notes.txt`]: 'Notes\n' }

test.each([
  ['a text that I have changed', text, changed, inFolder],
  ['a text that I have begun', others, changed, inFolder],
  ['a text that they have changed', text, inFolder, changed],
  ['a text that they have begun', others, inFolder, changed],
])('a folder in place of %s: one chooses which stays', async (_, base, mine, theirs) => {
  const commits = { base: commit(base), mine: commit(mine), theirs: commit(theirs) }
  const merge = async (choices: Choices) => {
    const resolver = new ConflictResolver(choices)
    const tree = await mergeTrees(commits, resolver, () => undefined)
    return { tree, open: resolver.unresolved }
  }
  const { open } = await merge({})
  expect(open).toMatchObject([{ kind: 'folder', file, path: [] }])
  const [asked] = open
  if (!asked) return
  const { name, ...sides } = await describeConflict(asked)
  expect(name).toContain('Ada Okafor')
  const [ofText, ofFolder] = mine === changed ? [sides.mine, sides.theirs] : [sides.theirs, sides.mine]
  expect(ofText.words).toBe('Ada Okafor')
  expect(ofFolder.words).toBe('A folder with cy.yaml, notes.txt')
  for (const [take, kept] of [
    ['mine', commits.mine],
    ['theirs', commits.theirs],
  ] as const) {
    const merged = await merge({ [asked.id]: { take } })
    expect(merged.open).toEqual([])
    expect(git('ls-tree', '-r', merged.tree)).toBe(git('ls-tree', '-r', kept))
  }
})

test('a folder in place of a text that nobody has changed is taken as it is', async () => {
  const commits = { base: commit(text), mine: commit(text), theirs: commit(inFolder) }
  const resolver = new ConflictResolver({})
  const tree = await mergeTrees(commits, resolver, () => undefined)
  expect(resolver.conflicts).toEqual([])
  expect(git('ls-tree', '-r', tree)).toBe(git('ls-tree', '-r', commits.theirs))
})
