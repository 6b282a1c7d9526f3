import { setImmediate as nextTurn } from 'node:timers/promises'
import { createScheduler } from '@lintel/edge/node/scheduler.ts'
import { expect, test } from 'vitest'

/** Computes for longer than work is begun in one turn. */
function compute() {
  for (const began = performance.now(); performance.now() - began < 10; );
}

/** Begins work that takes a whole turn each time, and notes whose it was. */
function createWork() {
  const inTurn = createScheduler()
  const begun: string[] = []
  const ask = (client: string, ...wider: string[]) =>
    inTurn(
      () => [client, ...wider],
      () => {
        begun.push(client)
        compute()
      },
    )
  return { inTurn, begun, ask }
}

test('an idle server begins at once', () => {
  const { begun, ask } = createWork()
  ask('first')
  expect(begun).toEqual(['first'])
})

test('what takes longer than a turn waits for the next, and other events come in between', async () => {
  const { begun, ask } = createWork()
  for (let count = 0; count < 4; count += 1) ask('first')
  const seen: number[] = []
  while (begun.length < 4) {
    seen.push(begun.length)
    await nextTurn()
  }
  expect(seen).toEqual(expect.arrayContaining([1, 2, 3]))
})

test('short work of many does not wait for the next turn', () => {
  const { inTurn } = createWork()
  let begun = 0
  for (let count = 0; count < 10; count += 1)
    inTurn(
      () => ['first'],
      () => {
        begun += 1
      },
    )
  expect(begun).toBe(10)
})

test('whoever asks for one thing waits for one of those who asked for many, whatever addresses they have', async () => {
  const { begun, ask } = createWork()
  for (let count = 0; count < 5; count += 1)
    ask(`2001:db8:1:${count}::/64`, '2001:db8:1::/56', '2001:db8:1::/48')
  ask('198.51.100.1')
  ask('198.51.100.2')
  await expect.poll(() => begun.length).toBe(7)
  expect(begun.slice(0, 4)).toEqual([
    '2001:db8:1:0::/64',
    '2001:db8:1:1::/64',
    '198.51.100.1',
    '198.51.100.2',
  ])
})

test('what work puts off until it has returned counts as well', async () => {
  const { inTurn, ask } = createWork()
  ask('first')
  const begun: number[] = []
  const seen: number[] = []
  for (let count = 0; count < 3; count += 1)
    inTurn(
      () => ['first'],
      async () => {
        begun.push(count)
        await undefined
        compute()
      },
    )
  while (begun.length < 3) {
    await nextTurn()
    seen.push(begun.length)
  }
  expect(seen).toEqual(expect.arrayContaining([1, 2, 3]))
})
