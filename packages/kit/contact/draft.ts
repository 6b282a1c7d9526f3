import { type ContactFields, fieldsOf } from '@lintel/rules/contact.ts'
import { site } from '@site/data/site.ts'
import { useEffect, useEffectEvent, useState } from 'react'

/** Key, maximum age (ms) and save interval (ms) of the draft (docs/requirements.md, "The contact form"). */
export const draftKey = `${site.storagePrefix}.contact-draft`
export const draftLife = 24 * 60 * 60 * 1000
const autosaveEvery = 30 * 1000

/** The four fields and the time of saving (ISO 8601). */
type ContactDraft = ContactFields & { savedAt: string }

export const emptyFields = fieldsOf(() => '')

export const isEmpty = (fields: ContactFields) => Object.values(fields).every((text) => text.trim() === '')

/** Reads the draft of an earlier visit, if it has text, is not too old and is valid. */
export function readDraft(now = Date.now()): ContactFields | undefined {
  try {
    const { savedAt, ...rest } = JSON.parse(localStorage.getItem(draftKey) ?? 'null') as ContactDraft
    const age = now - Date.parse(savedAt)
    const fields = fieldsOf((field) => textOf(rest[field]))
    return age >= 0 && age < draftLife && !isEmpty(fields) ? fields : undefined
  } catch {
    // Blocked, missing or invalid, so there is no draft to restore.
    return undefined
  }
}

/** @returns whether the browser stored it */
export function saveDraft(fields: ContactFields): boolean {
  try {
    const draft: ContactDraft = { ...fields, savedAt: new Date().toISOString() }
    localStorage.setItem(draftKey, JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

export function clearDraft() {
  try {
    localStorage.removeItem(draftKey)
  } catch {
    // Storage is blocked, so there never was a draft.
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** How long (ms) the saving indicator is shown. */
const savingShown = 1000

export type AutosaveState = { is: 'enabled' | 'saving' | 'refused' } | { is: 'saved'; at: Date }

/**
 * Restores the draft of an earlier visit once, saves the fields periodically and when the visitor leaves, and
 * returns the state of saving. Nothing is saved while `paused`.
 */
export function useDraft(fields: ContactFields, paused: boolean, setFields: (fields: ContactFields) => void) {
  const [restored, setRestored] = useState(false)
  const [autosave, setAutosave] = useState<AutosaveState>({ is: 'enabled' })

  const restoreDraft = useEffectEvent(() => {
    const draft = readDraft()
    if (!draft) return
    setFields(draft)
    setRestored(true)
  })
  const save = useEffectEvent(() => (paused || isEmpty(fields) ? undefined : saveDraft(fields)))

  useEffect(() => restoreDraft(), [])

  useEffect(() => {
    let indicator: ReturnType<typeof setTimeout>
    const autosaveNow = () => {
      const saved = save()
      if (saved === undefined) return
      setAutosave({ is: saved ? 'saving' : 'refused' })
      if (saved) indicator = setTimeout(() => setAutosave(savedAfterSaving), savingShown)
    }
    const saveWhenHidden = () => document.visibilityState === 'hidden' && save()
    const interval = setInterval(autosaveNow, autosaveEvery)
    document.addEventListener('visibilitychange', saveWhenHidden)
    const saveWhenLeft = () => void save()
    addEventListener('pagehide', saveWhenLeft)
    return () => {
      clearInterval(interval)
      clearTimeout(indicator)
      document.removeEventListener('visibilitychange', saveWhenHidden)
      removeEventListener('pagehide', saveWhenLeft)
    }
  }, [])

  /** Clears the form and its draft. */
  const forget = () => {
    clearDraft()
    setFields(emptyFields)
    setRestored(false)
    setAutosave({ is: 'enabled' })
  }
  return { restored, autosave, forget }
}

/** Ends the saving state, unless the draft was cleared in the meantime. */
const savedAfterSaving = (state: AutosaveState): AutosaveState =>
  state.is === 'saving' ? { is: 'saved', at: new Date() } : state
