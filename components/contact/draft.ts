import type { ContactFields } from '#data/rules/contact.ts'
import { site } from '#data/site.ts'

/** Where the draft is kept, how long (ms) it counts, and how often (ms) it is saved (specification section 9). */
export const draftKey = `${site.storagePrefix}.contact-draft`
export const draftLife = 24 * 60 * 60 * 1000
export const autosaveEvery = 30 * 1000

/** The four fields and when they were saved, ISO 8601. */
export type ContactDraft = ContactFields & { savedAt: string }

export const emptyFields: ContactFields = { name: '', email: '', company: '', message: '' }

export const isEmpty = (fields: ContactFields) => Object.values(fields).every((text) => text.trim() === '')

/** The draft of an earlier visit, if there is one with words in it, not too old and not broken. */
export function readDraft(now = Date.now()): ContactFields | undefined {
  try {
    const { savedAt, ...rest } = JSON.parse(localStorage.getItem(draftKey) ?? 'null') as ContactDraft
    const age = now - Date.parse(savedAt)
    const fields = Object.fromEntries(
      Object.keys(emptyFields).map((key) => [key, textOf(rest[key as keyof ContactFields])]),
    ) as ContactFields
    return age >= 0 && age < draftLife && !isEmpty(fields) ? fields : undefined
  } catch {
    // Denied, absent or not ours: there is no draft to restore.
    return undefined
  }
}

/** @returns whether the browser took it */
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
    // Denied: then none was ever saved.
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
