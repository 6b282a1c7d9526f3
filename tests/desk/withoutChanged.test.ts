import { withoutChanged } from '@lintel/desk/records/withoutChanged.ts'
import type { Change } from '@lintel/engine/content/change.ts'
import { expect, test } from 'vitest'

const refused = ['', 'title', 'titles', 'steps', 'steps.0.title', 'steps.1.title']

test.each<[Change, string[]]>([
  [{ kind: 'set', path: ['title'], value: 'x' }, ['', 'titles', 'steps', 'steps.0.title', 'steps.1.title']],
  [{ kind: 'set', path: ['steps', 0], value: {} }, ['', 'title', 'titles', 'steps', 'steps.1.title']],
  [{ kind: 'remove', path: ['steps', 0] }, ['', 'title', 'titles']],
  [{ kind: 'move', path: ['steps', 0], to: 1 }, ['', 'title', 'titles']],
])('after %o, what was said of other fields stays', (change, left) => {
  const diagnostics = refused.map((field) => ({
    file: 'a.yaml',
    field,
    message: 'is missing',
    fix: 'write it',
  }))
  expect(withoutChanged(diagnostics, change).map(({ field }) => field)).toEqual(left)
})
