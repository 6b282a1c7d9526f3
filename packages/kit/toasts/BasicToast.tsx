import { dismissToast } from '@lintel/engine/content/strings.ts'
import { useSyncExternalStore } from 'react'
import { InterfaceIcon } from '../icons/interface.tsx'

/** Renders the basic toast at the bottom of the screen. */
export function BasicToast() {
  const text = useSyncExternalStore(basicToast.subscribe, basicToast.read, () => null)
  return (
    <div role="status" className="fixed inset-x-5 bottom-23 z-50 mx-auto max-w-md sm:bottom-5">
      {text && (
        <div className="flex items-start gap-3 rounded-sm border border-l-2 border-edge border-l-accent-text bg-raised py-2 pr-2 pl-5 shadow-soft">
          <p className="flex-1 py-2.5 text-small">{text}</p>
          <button
            type="button"
            aria-label={dismissToast}
            className="grid size-11 place-items-center rounded-sm hover:bg-surface"
            onClick={basicToast.dismiss}
          >
            <InterfaceIcon id="close" className="size-5" />
          </button>
        </div>
      )}
    </div>
  )
}

/**
 * Delay (ms) before the basic toast disappears by itself. The required value (docs/requirements.md, "Toasts")
 * practically means never: it stays until it is dismissed or replaced.
 */
const removalDelay = 1_000_000

let current: string | null = null
let removal: ReturnType<typeof setTimeout>
const listeners = new Set<() => void>()

export const basicToast = {
  read: () => current,

  show(text: string) {
    clearTimeout(removal)
    removal = setTimeout(basicToast.dismiss, removalDelay)
    change(text)
  },

  dismiss() {
    clearTimeout(removal)
    change(null)
  },

  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

function change(text: string | null) {
  current = text
  for (const listener of listeners) listener()
}
