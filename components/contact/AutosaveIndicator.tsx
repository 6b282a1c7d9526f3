import { contactForm } from '#data/contact.ts'
import type { AutosaveState } from './useDraft.ts'

/** Whether and when the draft was last saved; shown once script can save. */
export function AutosaveIndicator({ state }: { state: AutosaveState }) {
  return <p className="invisible text-small text-muted script:visible">{textOf(state)}</p>
}

function textOf(state: AutosaveState): string {
  switch (state.is) {
    case 'enabled':
      return contactForm.autosaveEnabled
    case 'saving':
      return contactForm.savingDraft
    case 'refused':
      return contactForm.draftRefused
    case 'saved':
      return `${contactForm.draftSaved} ${state.at.toLocaleTimeString(undefined, { timeStyle: 'short' })}`
  }
}
