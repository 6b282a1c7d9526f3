import { useEffect, useEffectEvent, useState } from 'react'
import type { ContactFields } from '#data/rules/contact.ts'
import { autosaveEvery, clearDraft, isEmpty, readDraft, saveDraft } from './draft.ts'

/** How long (ms) the saving indicator shows. */
const savingShown = 1000

export type AutosaveState = { is: 'enabled' | 'saving' | 'refused' } | { is: 'saved'; at: Date }

/**
 * Restores the draft of an earlier visit once, saves the fields at intervals and when the page is left, and says how
 * it went. Nothing is saved while `paused`.
 */
export function useDraft(fields: ContactFields, paused: boolean, restore: (fields: ContactFields) => void) {
  const [restored, setRestored] = useState(false)
  const [autosave, setAutosave] = useState<AutosaveState>({ is: 'enabled' })

  const restoreDraft = useEffectEvent(() => {
    const draft = readDraft()
    if (!draft) return
    restore(draft)
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
      if (saved) indicator = setTimeout(() => setAutosave({ is: 'saved', at: new Date() }), savingShown)
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

  const forget = () => {
    clearDraft()
    setRestored(false)
    setAutosave({ is: 'enabled' })
  }
  return { restored, autosave, forget }
}
