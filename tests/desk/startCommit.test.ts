import { writeFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { inRepository } from './repository.ts'

const { git } = inRepository()

function commit(author: string, file: string) {
  writeFileSync(file, author)
  git('add', '--all')
  git('commit', '--quiet', `--author=${author} <a@firm.example>`, '--message', `Change ${file}`)
}

test('whoever has changed files since the start is named once', async () => {
  commit('Before', 'code.ts')
  // Another test may have started at another commit.
  vi.resetModules()
  const { authorsSinceStart, changedSinceStart } = await import('@lintel/desk/server/startCommit.ts')
  expect(await changedSinceStart()).toEqual([])
  commit('Ben Ito', '.gitattributes')
  commit('Ada Okafor', 'code.ts')
  commit('Ben Ito', 'code.ts')
  commit('Words', 'words.md')
  expect(await changedSinceStart()).toEqual(['.gitattributes', 'code.ts', 'words.md'])
  expect((await authorsSinceStart(['.gitattributes', 'code.ts'])).sort()).toEqual(['Ada Okafor', 'Ben Ito'])
})
