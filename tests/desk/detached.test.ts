import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { readBranch } from '@lintel/desk/versions/branch.ts'
import { actions } from '@lintel/desk/views/publish/actions.ts'
import { beforeAll, expect, test } from 'vitest'
import { inRepository } from './repository.ts'

const { git } = inRepository()
const file = 'content/blog/queues.md'
const other = 'content/blog/other.md'
const article = (words: string) => `---\ntitle: Queues\n---\n\n${words}\n`

function commit(words: string) {
  writeFileSync(other, article(words))
  git('add', '--all')
  git('commit', '--quiet', '--message', words)
}

beforeAll(() => {
  mkdirSync('content/blog', { recursive: true })
  writeFileSync(file, article('Before'))
  commit('First')
  commit('Second')
})

const review = () => actions.review.run({ choices: {} })

test.each(['main', 'main~1'])(
  'a folder that was put to %s goes back to its branch with what is changed',
  async (state) => {
    git('checkout', '--quiet', '--detach', state)
    writeFileSync(file, article('Mine'))
    await expect(readBranch()).rejects.toThrow('is on no branch')
    expect(await actions.waiting.run({})).toBe(1)
    expect(await review()).toMatchObject({
      state: 'detached',
      target: 'main',
      files: [{ file, kind: 'changed' }],
    })
    await actions.goBack.run({})
    expect(git('branch', '--show-current')).toBe('main')
    expect([file, other].map((each) => readFileSync(each, 'utf8'))).toEqual([
      article('Mine'),
      article('Second'),
    ])
    git('checkout', '--quiet', '--', file)
  },
)

test('what would be overwritten on the way back stays, and so does the folder', async () => {
  git('checkout', '--quiet', '--detach', 'main~1')
  writeFileSync(other, article('Mine'))
  await expect(actions.goBack.run({})).rejects.toThrow()
  expect(readFileSync(other, 'utf8')).toBe(article('Mine'))
  expect(await review()).toMatchObject({ state: 'detached', files: [{ file: other }] })
  git('checkout', '--quiet', '--', other)
})

test('a commit that no branch has, or several, leads nowhere, and its changes are listed', async () => {
  writeFileSync(file, article('Mine'))
  git('commit', '--quiet', '--all', '--message', 'Aside')
  writeFileSync(file, article('Mine, longer'))
  expect(await review()).toMatchObject({ state: 'detached', target: null, files: [{ file }] })
  git('branch', 'one')
  git('branch', 'two')
  expect(await review()).toMatchObject({ state: 'detached', target: null })
})
