import { type RefObject, useEffect, useRef, useState } from 'react'
import type { ToFrame } from '../frame/edit.ts'

/** The site is served at the next port. */
export const siteOrigin = `${location.protocol}//${location.hostname}:${Number(location.port) + 1}`

interface PageFrameProps {
  ref: RefObject<HTMLIFrameElement | null>
  path: string
  /** The page in the frame, which changes when a link on it is followed. */
  current?: RefObject<string>
  width: 'phone' | 'desk'
  onLoad?: () => void
}

/** In px: a common phone, and the width that the desktop layout is designed for. */
const widths = { phone: 390, desk: 1280 }

/** The site in an iframe, scaled down where the window is narrower than the page. */
export function PageFrame({ ref, path, current, width, onLoad }: PageFrameProps) {
  const room = useRef<HTMLDivElement>(null)
  const [available, setAvailable] = useState({ width: 0, height: 0 })
  const isReady = available.width > 0
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => entry && setAvailable(entry.contentRect))
    if (room.current) observer.observe(room.current)
    return () => observer.disconnect()
  }, [])
  // A page that was reached by a link in the frame is not loaded again.
  useEffect(() => {
    if (isReady && ref.current && path !== current?.current) ref.current.src = siteOrigin + path
  }, [ref, path, current, isReady])
  const takeWhatWasSaved = () => {
    // The page was not listening yet when it was asked to show what was saved while it loaded.
    ref.current?.contentWindow?.postMessage({ kind: 'refresh' } satisfies ToFrame, siteOrigin)
    onLoad?.()
  }
  const scale = Math.min(1, available.width / widths[width])
  return (
    // Clipped and not hidden, because a page that scrolls to a text would scroll this too.
    <div ref={room} className="min-h-0 overflow-clip bg-surface">
      {isReady && (
        <iframe
          ref={ref}
          title={`The page ${path}`}
          sandbox="allow-scripts allow-same-origin"
          onLoad={takeWhatWasSaved}
          className="mx-auto block origin-top-left border-line bg-background max-lg:border-0"
          style={{
            width: widths[width],
            height: available.height / scale,
            transform: `scale(${scale})`,
            marginLeft: Math.max(0, (available.width - widths[width]) / 2),
          }}
        />
      )}
    </div>
  )
}
