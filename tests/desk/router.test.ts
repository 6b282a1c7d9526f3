import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Actions, action } from '@lintel/desk/server/action.ts'
import { handleAction } from '@lintel/desk/server/router.ts'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

const actions: Record<string, object> = {
  articles: {
    waiting: action(v.object({}), () => 2),
    length: action(v.object({ text: v.string() }), ({ text }) => text.length),
  },
  pages: { name: action(v.object({}), () => ({ name: `Lead architect${String.fromCodePoint(0xf00d1)}` })) },
  brand: {
    write: action(v.object({}), () => {
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
    }),
  },
  claims: {
    waiting: action(v.object({}), () => {
      throw new Error('The register cannot be read.')
    }),
  },
}
const views = { names: Object.keys(actions), load: async (name: string) => actions[name] as Actions }
const server = createServer((request, response) => handleAction(request, response, views))

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => server.close())

const ask = (path: string, input: object) => askRaw(path, JSON.stringify(input))

async function askRaw(path: string, body: BodyInit) {
  const { port } = server.address() as AddressInfo
  const response = await fetch(`http://127.0.0.1:${port}/api/${path}`, { method: 'POST', body })
  return { status: response.status, said: await response.json() }
}

test('what is too large is refused with words', async () => {
  expect(await ask('articles/length', { text: 'a'.repeat(1000) })).toEqual({ status: 200, said: 1000 })
  expect(await ask('articles/length', { text: 'a'.repeat(60_000_000) })).toMatchObject({
    status: 422,
    said: { diagnostic: { fix: 'choose a smaller picture' } },
  })
})

test.each<[string, BodyInit]>([
  ['nothing', ''],
  ['half of an object', '{"text":'],
  ['words', 'a'],
  ['bytes that are not UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])],
  ['very deep lists', '['.repeat(100_000)],
])('%s in place of an input is refused with words', async (_, body) => {
  expect(await askRaw('articles/length', body)).toMatchObject({
    status: 400,
    said: { diagnostic: { message: 'this request cannot be read' } },
  })
})

test.each(['null', '[]', '1', '"a"', '{}', '{"text":1}', '{"text":null}', '{"text":["a"]}'])(
  'an input of another kind, %s, is refused with words',
  async (body) => {
    expect(await askRaw('articles/length', body)).toMatchObject({
      status: 422,
      said: { diagnostic: { message: 'this cannot be read' } },
    })
  },
)

test('a full disk is told in words', async () => {
  const told = vi.spyOn(console, 'error').mockReturnValue()
  expect(await ask('brand/write', {})).toMatchObject({
    status: 500,
    said: { diagnostic: { message: expect.stringContaining('disk of this machine is full') } },
  })
  told.mockRestore()
})

test('no answer has a mark', async () => {
  expect((await ask('pages/name', {})).said).toEqual({ name: 'Lead architect' })
})

test('a view that cannot count leaves the numbers of the others', async () => {
  const told = vi.spyOn(console, 'error').mockReturnValue()
  expect(await ask('waiting', {})).toEqual({ status: 200, said: { articles: 2 } })
  expect(told).toHaveBeenCalledOnce()
  told.mockRestore()
})
