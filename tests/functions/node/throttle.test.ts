import { setTimeout as wait } from 'node:timers/promises'
import { createThrottle } from '@lintel/edge/node/throttle.ts'
import { expect, test } from 'vitest'

test('whoever asks for one thing waits for one of those who asked for many, not for all', async () => {
  const inTurn = createThrottle()
  const done: string[] = []
  const ask = (client: string) => inTurn(client, async () => void done.push(client))
  const work = [...Array.from({ length: 8 }, () => ask('first')), ...['second', 'third', 'second'].map(ask)]
  await Promise.all(work)
  expect(done.join(' ')).toBe('first second third first second first first first first first first')
})

test('where too many wait, one more is turned away, and room comes back', async () => {
  const inTurn = createThrottle()
  const ask = (client: string) => inTurn(client, () => wait(1))
  const work = Array.from({ length: 64 }, (_, index) => ask(`client ${index}`))
  expect(ask('one more')).toBeUndefined()
  await Promise.all(work)
  await expect(ask('one more')).resolves.toBeUndefined()
})

test('work that fails ends its own turn alone, and each is followed by a pause of four times its length', async () => {
  const inTurn = createThrottle()
  await expect(inTurn('first', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  const began = performance.now()
  await Promise.all([inTurn('first', () => wait(20)), inTurn('second', () => wait(20))])
  expect(performance.now() - began).toBeGreaterThan(20 + 4 * 20)
})
