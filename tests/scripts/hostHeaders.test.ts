import { readHeaders } from '@lintel/engine/built/hostHeaders.ts'
import { expect, test } from 'vitest'

test('rules of headers add up, and a later one can replace what was said before', () => {
  const headersFor = readHeaders('/*\n  A: 1\n  B: 1\n\n/b/*\n  ! A\n  A: 2\n  B: 2\n\n/b.c\n  ! B\n')
  expect(['/a', '/b/x', '/b.c', '/bxc'].map(headersFor)).toEqual([
    { A: '1', B: '1' },
    { A: '2', B: '1, 2' },
    { A: '1' },
    { A: '1', B: '1' },
  ])
})
