import type { CSSProperties } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Toaster, toast } from 'sonner'
import stylesAddress from 'sonner/dist/styles.css?url'

/** The second toast system's numbers, in px and ms (docs/requirements.md, "Toasts"); sonner 1.x brings the others. */
const visibleToasts = 3
const duration = 4000
const gap = 14
const offset = 32
const hotkey = ['altKey', 'KeyT']
/** On small screens, where toasts are as wide as the screen, they stand above the assistant's button. */
const mobileOffset = { bottom: 92 }
/** The site's own look, which follows the visitor's theme, in the place of sonner's colors and font. */
const look = {
  '--normal-bg': 'var(--color-raised)',
  '--normal-border': 'var(--color-edge)',
  '--normal-text': 'var(--color-text)',
  '--border-radius': 'var(--radius-sm)',
  fontFamily: 'inherit',
} as CSSProperties

let ready: Promise<void> | undefined

/** Shows a toast, once the place for toasts and its styles are there. */
export async function showToast(text: string) {
  ready ??= prepare()
  await ready
  toast(text)
}

function prepare(): Promise<void> {
  const container = document.body.appendChild(document.createElement('div'))
  flushSync(() => {
    createRoot(container).render(
      <Toaster
        {...{ visibleToasts, duration, gap, offset, mobileOffset, hotkey }}
        style={look}
        position="bottom-left"
      />,
    )
  })
  const styles = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: stylesAddress })
  return new Promise((resolve) => {
    styles.onload = styles.onerror = () => resolve()
    document.head.append(styles)
  })
}
