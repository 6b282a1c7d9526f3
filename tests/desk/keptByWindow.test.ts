import { afterAll, beforeAll, expect, test, vi } from 'vitest'

const key = 'unsaved content/blog/a.md'

/** What windows of one browser share. */
const storage = new Map<string, string>()

beforeAll(() => {
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, text: string) => storage.set(name, text),
    removeItem: (name: string) => storage.delete(name),
  })
  vi.stubGlobal('dispatchEvent', () => {})
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterAll(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A window has modules of its own. */
async function openWindow() {
  vi.resetModules()
  return import('@lintel/desk/app/kept.ts')
}

test('a window that has saved removes what it has kept, and not what another one keeps in its place', async () => {
  const [one, other] = [await openWindow(), await openWindow()]
  one.keep(key, 'mine')
  other.keep(key, 'theirs')
  one.release(key)
  expect(storage.get(key)).toBe('theirs')
  other.release(key)
  expect(storage.get(key)).toBeUndefined()
})

test('what an earlier window has kept is removed by the one that has read it', async () => {
  const one = await openWindow()
  one.keep(key, 'mine')
  const later = await openWindow()
  later.release(key)
  expect(storage.get(key)).toBe('mine')
  expect(later.readKept(key)).toBe('mine')
  later.release(key)
  expect(storage.get(key)).toBeUndefined()
})
