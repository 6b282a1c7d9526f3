/**
 * The basic toast: one notice at a time, which stays until it is dismissed or replaced. The delay (ms) after which
 * it goes by itself is the specification's (section 9) and means that it practically does not.
 */
const removalDelay = 1_000_000

let current: string | null = null
let removal: ReturnType<typeof setTimeout>
const listeners = new Set<() => void>()

export const notices = {
  read: () => current,

  show(text: string) {
    clearTimeout(removal)
    removal = setTimeout(notices.dismiss, removalDelay)
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
