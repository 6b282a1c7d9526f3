// @vitest-environment happy-dom
import { activity } from '@lintel/kit/hydration/when.ts'
import { expect, test, vi } from 'vitest'

const move = (movementX: number, movementY: number) =>
  dispatchEvent(Object.assign(new Event('pointermove'), { movementX, movementY }))

async function hasNoted(act: () => void): Promise<boolean> {
  const noted = vi.fn()
  void activity().then(noted)
  act()
  await Promise.resolve()
  return noted.mock.calls.length > 0
}

test('a pointer that rests where the page appears is no sign of a visitor', async () => {
  expect(await hasNoted(() => move(0, 0))).toBe(false)
})

test.each([
  ['a pointer that moves', () => move(3, 0)],
  ['one that moves after it has rested', () => [move(0, 0), move(0, -1)]],
  ['a key', () => dispatchEvent(new Event('keydown'))],
  ['scrolling', () => dispatchEvent(new Event('scroll'))],
])('%s is one', async (_, act) => {
  expect(await hasNoted(act)).toBe(true)
})
