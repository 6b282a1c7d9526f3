import type { CSSProperties } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Toaster, toast } from 'sonner'
import stylesAddress from 'sonner/dist/styles.css?url'

/**
 * Settings of the second toast system in px and ms (docs/requirements.md, "Toasts"). The others are the
 * defaults of sonner 1.x.
 */
const visibleToasts = 3
const duration = 4000
const gap = 14
const offset = 32
const hotkey = ['altKey', 'KeyT']
/** On small screens toasts are full width, so they go above the assistant's button. */
const mobileOffset = { bottom: 92 }
/** Replaces sonner's colors and font with the site's, which follow the theme. */
const look = {
  '--normal-bg': 'var(--color-raised)',
  '--normal-border': 'var(--color-edge)',
  '--normal-text': 'var(--color-text)',
  '--border-radius': 'var(--radius-sm)',
  fontFamily: 'inherit',
} as CSSProperties

let ready: Promise<void> | undefined

/** Shows a toast once its container and styles have loaded. */
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
        visibleToasts={visibleToasts}
        duration={duration}
        gap={gap}
        offset={offset}
        mobileOffset={mobileOffset}
        hotkey={hotkey}
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
