import { Autosave, saveAll } from '@lintel/desk/app/autosave.ts'
import { isRefused, keep, sendPending } from '@lintel/desk/app/kept.ts'
import { RequestError } from '@lintel/desk/app/request.ts'
import { actions as pages } from '@lintel/desk/views/pages/actions.ts'
import { readSource, setUnsaved } from '@lintel/engine/content/sources.ts'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

/** What is in the file, and what the window waits for before it gets an answer. */
let file = { version: 'one', words: 'Theirs' }
let answer: Promise<unknown> = Promise.resolve()
/** In ms, how long the desk takes to preview or write. */
let takes = 0

class Editor extends Autosave<string, string> {
  #words = ''
  type = (words: string) => this.edit(words)
  protected async read() {
    this.#words = file.words
    return file.version
  }
  protected async readNewer(version: string) {
    await answer
    const { words, version: now } = file
    const take = () => {
      this.#words = words
    }
    return now === version ? undefined : { version: now, take }
  }
  protected async send(draft: string, _: string, write: boolean) {
    await answer
    if (takes > 0) await new Promise((resolve) => setTimeout(resolve, takes))
    if (!write) return undefined
    this.#words = draft
    file = { version: `after ${draft}`, words: draft }
    return file.version
  }
  protected remainder = (draft: string, sent: string) => (draft === sent ? undefined : draft)
  protected createSnapshot = (draft?: string) => draft ?? this.#words
}

beforeAll(() => {
  // What is saved after a while is no part of these tests.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
  vi.stubGlobal('dispatchEvent', () => {})
})
afterAll(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
beforeEach(() => {
  file = { version: 'one', words: 'Before' }
  answer = Promise.resolve()
  takes = 0
})

async function openEditor() {
  const editor = new Editor('content/pages/home.yaml')
  await editor.load()
  return editor
}

const writeElsewhere = (words: string) => {
  file = { version: `with ${words}`, words }
}

const refusal = { file: 'content/pages/home.yaml', message: 'this is no text', fix: 'write one' }

/** Holds back all answers of the desk until it is called. */
function holdAnswers() {
  const { promise, resolve } = Promise.withResolvers<void>()
  answer = promise
  return resolve
}

test('a window in which nothing is unsaved shows what others have written', async () => {
  const editor = await openEditor()
  writeElsewhere('Theirs')
  await editor.catchUp()
  expect([editor.snapshot(), editor.version]).toEqual(['Theirs', 'with Theirs'])
})

test('what is typed before, or while the desk answers, is not overwritten', async () => {
  const before = await openEditor()
  before.type('Mine')
  writeElsewhere('Theirs')
  await before.catchUp()
  expect([before.snapshot(), before.version]).toEqual(['Mine', 'one'])
  file = { version: 'one', words: 'Before' }
  const during = await openEditor()
  writeElsewhere('Theirs')
  const release = holdAnswers()
  const asked = during.catchUp()
  during.type('Mine')
  release()
  await asked
  expect([during.snapshot(), during.version]).toEqual(['Mine', 'one'])
})

test('all that is unsaved is written at once where an action counts on it, also behind a save under way', async () => {
  // Other tests leave some.
  await saveAll()
  const editor = await openEditor()
  const release = holdAnswers()
  editor.type('First')
  const first = editor.save()
  editor.type('Second')
  const all = saveAll()
  release()
  await Promise.all([first, all])
  expect(file.words).toBe('Second')
})

test('what finds no room in the browser is saved all the same', async () => {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  const setItem = vi.spyOn(localStorage, 'setItem').mockImplementation(full)
  const editor = await openEditor()
  editor.type('Mine')
  await editor.save()
  setItem.mockRestore()
  expect(file.words).toBe('Mine')
})

test('the desk keeps what it is about to write, so that a later window knows it as its own', async () => {
  const fetch = vi.fn<(path: string, init: { body: Uint8Array }) => Promise<never>>(
    () => new Promise(() => {}),
  )
  vi.stubGlobal('fetch', fetch)
  const editor = await openEditor()
  const send = vi.spyOn(editor as unknown as { send: () => unknown }, 'send').mockImplementation(async () => {
    const [[path, { body }]] = fetch.mock.calls as [[string, { body: Uint8Array }]]
    expect([path, new TextDecoder().decode(body)]).toEqual([
      '/api/kept/keep',
      expect.stringContaining('Mine'),
    ])
    return 'two'
  })
  editor.type('Mine')
  await editor.save()
  expect(send).toHaveBeenCalledOnce()
  expect(editor.error).toBe(null)
})

test('what the desk cannot keep is known to be in this window only, until it can', async () => {
  const answerWith = (status: number, output: unknown) =>
    vi.stubGlobal('fetch', async () => Response.json(output, { status }))
  answerWith(500, { diagnostic: { file: 'kept', message: 'the disk of this machine is full', fix: '' } })
  keep('unsaved content/site.yaml', 'Mine')
  await sendPending()
  expect(isRefused()).toBe(true)
  answerWith(200, { 'unsaved content/site.yaml': 'one', 'unsaved content/pages/home.yaml': 'one' })
  await sendPending()
  expect(isRefused()).toBe(false)
})

test('an answer that a save has overtaken is thrown away', async () => {
  const editor = await openEditor()
  writeElsewhere('Theirs')
  const release = holdAnswers()
  const asked = editor.catchUp()
  answer = Promise.resolve()
  editor.type('Mine')
  await editor.save()
  writeElsewhere('Too late')
  release()
  await asked
  expect([editor.snapshot(), editor.version]).toEqual(['Mine', 'after Mine'])
})

test('nothing is asked while a save is under way', async () => {
  const editor = await openEditor()
  const release = holdAnswers()
  editor.type('Mine')
  const saved = editor.save()
  const question = vi.spyOn(editor as unknown as { readNewer: () => unknown }, 'readNewer')
  await editor.catchUp()
  expect(question).not.toHaveBeenCalled()
  release()
  await saved
  expect(editor.snapshot()).toBe('Mine')
})

test('a desk that does not answer is said until it answers again', async () => {
  const editor = await openEditor()
  answer = Promise.reject(new RequestError(0, { file: 'desk', message: 'the desk does not answer', fix: '' }))
  await editor.catchUp()
  expect(editor.error?.isUnreachable).toBe(true)
  answer = Promise.resolve()
  await editor.catchUp()
  expect(editor.error).toBe(null)
})

test('the question leaves what another window is typing in its preview', async () => {
  const record = 'content/pages/home.yaml'
  const { version } = await pages.open.run({ file: record })
  const typed = readSource(record).replace('title:', 'title: ')
  setUnsaved(record, typed)
  expect(await pages.openNewer.run({ file: record, version })).toBe(null)
  expect(await pages.openNewer.run({ file: record, version: 'former' })).toMatchObject({ version })
  expect(readSource(record)).toBe(typed)
  setUnsaved(record, undefined)
})

test('what is typed while the desk refuses what stood there before is written', async () => {
  const editor = await openEditor()
  const { promise, reject } = Promise.withResolvers()
  answer = promise
  editor.type('Refused')
  await vi.advanceTimersByTimeAsync(100)
  editor.type('Accepted')
  answer = Promise.resolve()
  reject(new RequestError(422, refusal))
  await vi.advanceTimersByTimeAsync(2000)
  expect(file.words).toBe('Accepted')
})

test('previews that take longer than the time until a write put it off once, and not for ever', async () => {
  const editor = await openEditor()
  takes = 1_200
  editor.type('M')
  await vi.advanceTimersByTimeAsync(100)
  editor.type('Mine')
  await vi.advanceTimersByTimeAsync(4_000)
  expect(file.words).toBe('Mine')
  editor.type('Mine as well')
  await vi.advanceTimersByTimeAsync(100)
  const saved = editor.save()
  await vi.advanceTimersByTimeAsync(4_000)
  await saved
  expect(file.words).toBe('Mine as well')
})
