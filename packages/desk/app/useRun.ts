import { useState } from 'react'

/** For what a button does: whether it is at work, and what went wrong with it. */
export function useRun() {
  const [state, setState] = useState<{ isRunning: boolean; error?: Error }>({ isRunning: false })
  async function run(task: () => Promise<unknown>) {
    const from = document.activeElement
    setState({ isRunning: true })
    try {
      await task()
      setState({ isRunning: false })
    } catch (error) {
      setState({ isRunning: false, error: error as Error })
    }
    keepFocus(from)
  }
  return { ...state, run }
}

/** For as long a view may load what it shows next, in ms. */
const patience = 3000

/**
 * A button that is disabled, or goes with what it has done, loses the focus: it gets it back, or the one that stands in its
 * place, or else the place itself.
 */
function keepFocus(from: Element | null, until = performance.now() + patience) {
  requestAnimationFrame(() => {
    if (!(from instanceof HTMLElement) || document.activeElement !== document.body) return
    const same = from.isConnected
      ? from
      : [...document.querySelectorAll<HTMLElement>(from.localName)].find(
          // What a button is about may stand behind its name.
          ({ firstChild }) => firstChild && firstChild.textContent === from.firstChild?.textContent,
        )
    if (same && !same.matches(':disabled')) same.focus()
    else if (performance.now() < until) keepFocus(from, until)
    else document.getElementById('place')?.focus()
  })
}
