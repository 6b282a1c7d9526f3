import { readUpTo } from '@lintel/rules/readUpTo.ts'
import { expect, test } from 'vitest'

const text = async (body: AsyncIterable<Uint8Array> | null, maximum: number) =>
  new TextDecoder().decode(await readUpTo(body, maximum))

test('what ends in time is read whole, in as many parts as it has', async () => {
  async function* parts() {
    yield* [Buffer.from('one '), Buffer.from('two')]
  }
  expect(await text(parts(), 100)).toBe('one two')
  expect(await text(new Response('all').body, 3)).toBe('all')
  expect(await text(null, 100)).toBe('')
})

test('what does not end is read up to the limit, and closed', async () => {
  let isClosed = false
  async function* endless() {
    try {
      for (;;) yield Buffer.from('again ')
    } finally {
      isClosed = true
    }
  }
  expect(await text(endless(), 14)).toBe('again again ag')
  expect(isClosed).toBe(true)
})

test('what breaks off is an error', async () => {
  async function* broken() {
    yield Buffer.from('begun')
    throw new Error('reset')
  }
  await expect(readUpTo(broken(), 100)).rejects.toThrow('reset')
})
