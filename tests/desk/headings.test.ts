import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Choice, type Choices, ConflictResolver } from '@lintel/desk/versions/merge/conflicts.ts'
import { mergeTrees } from '@lintel/desk/versions/merge/mergeTrees.ts'
import { expect, test } from 'vitest'
import { inRepository } from './repository.ts'

const { git } = inRepository()

/**
 * Commits a page of its own kind with a heading, and all that refers to the heading.
 * @param asked the heading that is referred to, as somebody has left it
 */
function commit(file: string, heading: string, asked = heading): string {
  const page = file.replace(/^content(?:\/(?:pages|services))?|\.\w+$/g, '')
  const files = {
    [file]: file.endsWith('.md')
      ? `---\ntitle: Queues\n---\n\nWords.\n\n## ${heading}\n\nMore.\n`
      : `title: ${heading}\n`,
    [`content/questions${page}.yaml`]: `${asked}:\n  - how many are there?\n  - who are they?\n`,
    'content/unanswered.yaml': `${page}:\n  ${asked}:\n    - since when?\n    - for whom?\n`,
    'content/admissions.yaml': `- says: We do not say.\n  quotes:\n    page: ${page}\n    heading: ${asked}\n`,
  }
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(name), { recursive: true })
    writeFileSync(name, text)
  }
  git('add', '--all')
  const made = git('commit-tree', '-m', 'State', git('write-tree'))
  git('rm', '-r', '--quiet', '--cached', '.')
  rmSync('content', { recursive: true })
  return made
}

const cases = ['content/pages/team.yaml', 'content/services/team.yaml', 'content/blog/team.md'].flatMap(
  (file) =>
    (
      [
        [{ take: 'mine' }, 'Who we are'],
        [{ take: 'theirs' }, 'All of us'],
        [
          { take: 'both', text: file.endsWith('.md') ? '## Who all of us are' : 'Who all of us are' },
          'Who all of us are',
        ],
      ] as [Choice, string][]
    ).flatMap(([choice, heading]) =>
      ['All of us', 'The team'].map((asked) => ({ file, choice, heading, asked })),
    ),
)

test.each(cases)(
  'a heading that both have changed in $file is one question, and its own follow: $heading, though theirs ask $asked',
  async ({ file, choice, heading, asked }) => {
    const commits = {
      base: commit(file, 'The team'),
      mine: commit(file, 'Who we are'),
      theirs: commit(file, 'All of us', asked),
    }
    const merge = async (choices: Choices) => {
      const resolver = new ConflictResolver(choices)
      return { tree: await mergeTrees(commits, resolver, () => undefined), resolver }
    }
    const { resolver } = await merge({})
    expect(resolver.conflicts).toMatchObject([{ file, kind: 'words' }])
    const merged = await merge({ [resolver.conflicts[0]?.id ?? '']: choice })
    expect(merged.resolver.unresolved).toEqual([])
    expect(git('diff-tree', '-r', merged.tree, `${commit(file, heading)}^{tree}`)).toBe('')
  },
)
