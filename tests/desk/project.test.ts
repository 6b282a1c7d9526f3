import { newProjectSecret } from '@lintel/desk/server/keys.ts'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'

const kept = new Map<string, string>()

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterAll(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

const open = (folder: string) => kept.set('desk-window', newProjectSecret(folder))

/** A window, as a browser loads it: its modules are its own. */
async function windowOf(folder: string) {
  open(folder)
  vi.resetModules()
  const { Autosave } = await import('@lintel/desk/app/autosave.ts')
  const { request } = await import('@lintel/desk/app/request.ts')
  class Editor extends Autosave<string, string> {
    type = (words: string) => this.edit(words)
    protected read = async () => 'same'
    protected readNewer = async () => undefined
    protected send = async () => undefined
    protected remainder = () => undefined
    protected createSnapshot = (draft = '') => draft
  }
  return { editor: new Editor('content/pages/home.yaml'), request }
}

test('what was typed for one site is shown again for it alone', async () => {
  const { editor } = await windowOf('/one')
  await editor.load()
  editor.type('Words of the first firm')
  const other = await windowOf('/other')
  await other.editor.load()
  expect(other.editor.snapshot()).toBe('')
  const again = await windowOf('/one')
  await again.editor.load()
  expect(again.editor.snapshot()).toBe('Words of the first firm')
})

test('a window that was opened for another site asks nothing of this one', async () => {
  const { request } = await windowOf('/one')
  open('/other')
  await expect(request('brand', 'name', {})).rejects.toMatchObject({
    status: 403,
    diagnostic: { message: 'the desk of another site was opened at this address' },
  })
})
