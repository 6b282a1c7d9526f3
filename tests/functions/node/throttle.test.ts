import { setTimeout as wait } from 'node:timers/promises'
import { networksOf } from '@lintel/edge/enquiries/client.ts'
import { createThrottle, queueEachClient } from '@lintel/edge/node/throttle.ts'
import { expect, test } from 'vitest'

test('whoever asks for one thing waits for one of those who asked for many, not for all', async () => {
  const inTurn = createThrottle()
  const done: string[] = []
  const ask = (client: string) => inTurn([client], async () => void done.push(client))
  const work = [...Array.from({ length: 8 }, () => ask('first')), ...['second', 'third', 'second'].map(ask)]
  await Promise.all(work)
  expect(done.join(' ')).toBe('first second third first second first first first first first first')
})

test('where too many wait, one more is turned away, and room comes back', async () => {
  const inTurn = createThrottle()
  const ask = (client: string) => inTurn([client], () => wait(1, 'done'))
  const work = Array.from({ length: 64 }, (_, index) => ask(`client ${index}`))
  expect(await ask('one more')).toBeUndefined()
  expect(new Set(await Promise.all(work))).toEqual(new Set(['done']))
  expect(await ask('one more')).toBe('done')
})

test('who has gone before its turn is not worked for, and makes room', async () => {
  const inTurn = createThrottle()
  const done: string[] = []
  const gone = new AbortController()
  const ask = (client: string, signal?: AbortSignal) =>
    inTurn([client], async () => done.push(client), signal)
  const work = [ask('first'), ...Array.from({ length: 62 }, (_, index) => ask(`gone ${index}`, gone.signal))]
  gone.abort()
  expect(await ask('too late', gone.signal)).toBeUndefined()
  expect((await Promise.all([...work, ask('last')])).filter(Boolean)).toHaveLength(2)
  expect(done).toEqual(['first', 'last'])
})

test('where too many wait, the network with the most makes room, whatever addresses it has', async () => {
  const inTurn = createThrottle()
  const done: string[] = []
  const ask = (address: string) =>
    inTurn(networksOf(address), async () => {
      await wait(1)
      done.push(address)
      return true
    })
  const others = ['198.51.100.1', '2001:db8:2::1', '2001:db8:3::1', '2001:db8:4::1']
  const many = Array.from({ length: 100 }, (_, index) => ask(`2001:db8:1:${index.toString(16)}::1`))
  expect(await Promise.all(others.map(ask))).toEqual([true, true, true, true])
  // One of the many was running, and each other waited for one of them at most.
  expect(done.length).toBeLessThan(12)
  expect((await Promise.all(many)).filter(Boolean)).toHaveLength(60)
})

test('of a network, its clients take turns, and those who have one alone', async () => {
  const inTurn = createThrottle()
  const done: string[] = []
  const ask = (address: string) => inTurn(networksOf(address), async () => void done.push(address))
  const [first, neighbor, stranger] = ['2001:db8:1:1::1', '2001:db8:1:2::1', '198.51.100.1']
  await Promise.all([first, first, first, first, neighbor, stranger].map(ask))
  expect(done).toEqual([first, stranger, neighbor, first, first, first])
})

test('those whose address is not known take turns as one network, and make room as one', async () => {
  const inTurn = createThrottle()
  const done: string[] = []
  const ask = (...networks: string[]) => inTurn(networks, async () => done.push(networks[0] ?? 'unknown'))
  await Promise.all([...['first', 'first', 'first'].map((name) => ask(name)), ask()])
  expect(done.slice(0, 2)).toEqual(['first', 'unknown'])
  const many = Array.from({ length: 70 }, () => ask())
  expect(await Promise.all(['first', 'second', 'third'].map((name) => ask(name)))).not.toContain(undefined)
  await Promise.all(many)
})

test('of a network with many clients, few requests run at once', async () => {
  const inQueue = queueEachClient()
  let [running, most] = [0, 0]
  const ask = (address: string) =>
    inQueue(networksOf(address), async () => {
      running += 1
      most = Math.max(most, running)
      await wait(1)
      running -= 1
      return true
    })
  const many = Array.from({ length: 100 }, (_, index) => ask(`2001:db8:1:${index.toString(16)}::1`))
  expect(await ask('2001:db8:2::1')).toBe(true)
  expect(most).toBe(17)
  expect((await Promise.all(many)).filter(Boolean)).toHaveLength(72)
})

test('work that fails ends its own turn alone, and each is followed by a pause of four times its length', async () => {
  const inTurn = createThrottle()
  await expect(inTurn(['first'], () => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  const began = performance.now()
  await Promise.all([inTurn(['first'], () => wait(20)), inTurn(['second'], () => wait(20))])
  expect(performance.now() - began).toBeGreaterThan(20 + 4 * 20)
})
