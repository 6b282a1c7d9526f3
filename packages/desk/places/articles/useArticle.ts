import { useCallback, useEffect, useRef, useState } from 'react'
import { type AnswerOf, CallError, call } from '../../app/call.ts'
import type { Edited } from './article.ts'
import type { Fields } from './fields.ts'

type Read = AnswerOf<'articles', 'read'>

export type OpenArticle = ReturnType<typeof useArticle>

/** In ms, after the last key: the frame follows, what is wrong is named, and the file is written. */
const showAfter = 30
const examineAfter = 300
const saveAfter = 1000

/** Until a desk that does not answer, or was started again, is asked anew, in ms. */
const askAgainAfter = 2000

interface Kept {
  edited: Edited
  /** Of the file that it was typed on. */
  version: string
}

const keyOf = (file: string) => `unsaved ${file}`

/** What was typed, and is not in the file: it outlives the desk and this window, in the browser. */
function keptOf(file: string, { edited }: Read): Kept | undefined {
  const text = localStorage.getItem(keyOf(file))
  const kept: Kept | undefined = text ? JSON.parse(text) : undefined
  return JSON.stringify(kept?.edited) === JSON.stringify(edited) ? undefined : kept
}

/** Gives up what was typed and is not in the file. */
export const forgetKept = (file: string) => localStorage.removeItem(keyOf(file))

export type Saving =
  | { state: 'saved' | 'typed' | 'saving' }
  | { state: 'refused'; error: Error }
  /** Somebody else has written the file since it was read. */
  | { state: 'conflict'; theirs: string }

/** What was in the files before each save, for the length of the day. */
const former = new Map<string, Edited[]>()

/** An article that is edited: it is shown as it is typed, and saved after a second's rest. */
export function useArticle(file: string, read: Read) {
  const [kept] = useState(() => keptOf(file, read))
  const [edited, setEdited] = useState<Edited>(kept?.edited ?? read.edited)
  const [known, setKnown] = useState<Pick<Read, 'state' | 'diagnostics' | 'readable'>>(read)
  const [saving, setSaving] = useState<Saving>({ state: kept ? 'typed' : 'saved' })
  const [shown, setShown] = useState(0)
  const [revision, setRevision] = useState(0)
  const now = useRef({
    ...{ edited, written: read.edited, version: kept?.version ?? read.version },
    ...{ isSaving: false, isStopped: false, goesBack: false },
  })
  const timers = useRef<{ show?: number; examine?: number; save?: number }>({})

  // A conflict is settled before anything else is said.
  const change = useCallback(
    (next: Saving) => setSaving((before) => (before.state === 'conflict' ? before : next)),
    [],
  )
  const refuse = useCallback((error: Error) => change({ state: 'refused', error }), [change])
  const show = useCallback(async () => {
    await call('articles', 'show', { file, edited: now.current.edited }).catch(refuse)
    setShown((count) => count + 1)
  }, [file, refuse])
  const examine = useCallback(async () => {
    const { edited } = now.current
    const found = await call('articles', 'examine', { file, edited }).catch(refuse)
    if (found && now.current.edited === edited) setKnown(found)
  }, [file, refuse])

  const save = useCallback(async () => {
    clearTimeout(timers.current.save)
    const { edited, written, version, isSaving, isStopped, goesBack } = now.current
    if (isSaving || isStopped || edited === written) return
    now.current.isSaving = true
    setSaving({ state: 'saving' })
    try {
      const saved = await call('articles', 'save', { file, version, edited })
      if (!goesBack) former.set(file, [...(former.get(file) ?? []), written])
      Object.assign(now.current, { written: edited, version: saved.version, goesBack: false })
      if (now.current.edited === edited) forgetKept(file)
      setSaving({ state: now.current.edited === edited ? 'saved' : 'typed' })
    } catch (error) {
      if (error instanceof CallError && (error.status === 0 || error.isStartedAgain))
        timers.current.save = window.setTimeout(save, askAgainAfter)
      const isConflict = error instanceof CallError && error.status === 409
      now.current.isStopped = isConflict
      setSaving(
        isConflict
          ? { state: 'conflict', theirs: error.theirs ?? '' }
          : { state: 'refused', error: error as Error },
      )
    } finally {
      now.current.isSaving = false
    }
    if (now.current.edited !== edited) timers.current.save = window.setTimeout(save, saveAfter)
  }, [file])

  const later = useCallback(() => {
    for (const timer of Object.values(timers.current)) clearTimeout(timer)
    timers.current = {
      show: window.setTimeout(show, showAfter),
      examine: window.setTimeout(examine, examineAfter),
      save: window.setTimeout(save, saveAfter),
    }
  }, [show, examine, save])

  const edit = useCallback(
    (changes: Partial<Edited>) => {
      now.current.edited = { ...now.current.edited, ...changes }
      now.current.goesBack = false
      const kept: Kept = { edited: now.current.edited, version: now.current.version }
      localStorage.setItem(keyOf(file), JSON.stringify(kept))
      setEdited(now.current.edited)
      change({ state: 'typed' })
      later()
    },
    [file, change, later],
  )
  useEffect(() => {
    if (kept) later()
  }, [kept, later])

  // Whoever leaves before the second has passed loses nothing.
  useEffect(() => {
    const saveHidden = () => document.hidden && save()
    document.addEventListener('visibilitychange', saveHidden)
    return () => {
      document.removeEventListener('visibilitychange', saveHidden)
      clearTimeout(timers.current.show)
      clearTimeout(timers.current.examine)
      save()
    }
  }, [save])

  return {
    ...{ edited, saving, shown, revision },
    ...{ state: known.state, diagnostics: known.diagnostics, readable: known.readable },
    edit,
    /** What the form says by now keeps its other fields: to store a picture takes a while. */
    editFields: (changes: Partial<Fields>) => {
      const { fields } = now.current.edited
      if (fields) edit({ fields: { ...fields, ...changes } })
    },
    save,
    /** The version that is in the file, once all is saved. */
    version: () => now.current.version,
    canUndo: (former.get(file)?.length ?? 0) > 0,
    /** Goes back over the last save. */
    undo: () => {
      const before = former.get(file)?.pop()
      if (!before) return
      edit(before)
      now.current.goesBack = true
      setRevision((count) => count + 1)
    },
    /** Ends a conflict: writes over what somebody else has written, which was shown. */
    keepOurs: async () => {
      const theirs = await call('articles', 'read', { file })
      Object.assign(now.current, { version: theirs.version, written: theirs.edited, isStopped: false })
      await Promise.all([show(), examine()])
      await save()
    },
  }
}
