import { ArticleEditor, type ArticleSnapshot } from '@lintel/desk/articles/editor/ArticleEditor.ts'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest'

const loaded = { version: '1', path: '/blog/queues', state: 'draft', diagnostics: [] }
let version = 1

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const stored = { getItem: () => null, setItem: () => {}, removeItem: () => {} }
  vi.stubGlobal('localStorage', stored)
  const session = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    ...stored,
    getItem: (key: string) => session.get(key) ?? null,
    setItem: (key: string, value: string) => session.set(key, value),
  })
  vi.stubGlobal('location', { pathname: '/articles/queues' })
  vi.stubGlobal('dispatchEvent', () => true)
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json(
      path.endsWith('/read')
        ? { ...loaded, edited: { head: '', fields: null, body: 'First' } }
        : { ...loaded, version: `${++version}` },
      { headers: { 'X-Desk-Written': '1' } },
    ),
  )
})
afterEach(() => {
  vi.clearAllTimers()
})
afterAll(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('what is saved before it was previewed, as an undo that is left at once, is shown too', async () => {
  const editor = new ArticleEditor('content/blog/queues.md')
  await editor.load()
  editor.change({ body: 'Second' })
  await editor.save()
  await editor.undo()
  const before = editor.snapshot()?.previewRevision ?? 0
  // The preview waits for a moment, and leaving the text saves at once.
  await editor.save()
  expect(editor.snapshot()?.edited.body).toBe('First')
  expect(editor.snapshot()?.previewRevision).toBeGreaterThan(before)
})

test('a save can be taken back after a reload too', async () => {
  const editor = new ArticleEditor('content/blog/queues.md')
  await editor.load()
  editor.change({ body: 'Third' })
  await editor.save()
  vi.resetModules()
  const { ArticleEditor: Reloaded } = await import('@lintel/desk/articles/editor/ArticleEditor.ts')
  const reloaded = new Reloaded('content/blog/queues.md')
  await reloaded.load()
  expect(reloaded.snapshot()?.canUndo).toBe(true)
  await reloaded.undo()
  expect(reloaded.snapshot()?.edited.body).toBe('First')
})

test('what is in the file takes the place of the text, also where a preview fails meanwhile', async () => {
  const editor = new ArticleEditor('content/blog/queues.md')
  await editor.load()
  const shown: (ArticleSnapshot | undefined)[] = []
  editor.subscribe(() => shown.push(editor.snapshot()))
  const [preview, file] = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()]
  const respond = fetch
  onTestFinished(() => void vi.stubGlobal('fetch', respond))
  vi.stubGlobal('fetch', (path: string) => (path.endsWith('/show') ? preview : file).promise)
  editor.change({ body: 'Ours' })
  await vi.advanceTimersByTimeAsync(60)
  const resolved = editor.resolveConflict('theirs')
  const diagnostic = { file: 'content/blog/queues.md', message: 'the desk has failed', fix: 'repeat it' }
  preview.resolve(Response.json({ diagnostic }, { status: 500 }))
  await expect.poll(() => editor.snapshot()?.error?.status).toBe(500)
  file.resolve(Response.json({ ...loaded, edited: { head: '', fields: null, body: 'Theirs' } }))
  await resolved
  const [before, after] = shown.slice(-2)
  expect(after?.edited.body).toBe('Theirs')
  expect(after?.revision).toBeGreaterThan(before?.revision ?? 0)
})
