import { type RefObject, useEffect, useRef, useState } from 'react'
import type { ToFrame } from '../frame/edit.ts'

/** The site is served at the next port. */
export const siteOrigin = `${location.protocol}//${location.hostname}:${Number(location.port) + 1}`

/** Frames whose page has changed since it was loaded. */
const changed = new WeakSet<HTMLIFrameElement>()

/** Posts to the page in a frame. */
export function postToFrame(frame: HTMLIFrameElement | null, message: ToFrame) {
  if (frame && message.kind === 'refresh') changed.add(frame)
  frame?.contentWindow?.postMessage(message, siteOrigin)
}

/** Renders a page again that has changed while it was loading: it did not listen yet. */
export function refreshIfChanged(frame: HTMLIFrameElement) {
  if (changed.has(frame)) postToFrame(frame, { kind: 'refresh' })
  changed.delete(frame)
}

interface PageFrameProps {
  ref: RefObject<HTMLIFrameElement | null>
  path: string
  /** The page in the frame, or on its way there, which changes when a link on it is followed. */
  current?: RefObject<string>
  width: 'phone' | 'computer'
  onLoad?: () => void
}

/** In px: a common phone, and the width that the desktop layout is designed for. */
const widths = { phone: 390, computer: 1280 }

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
    if (!isReady || !ref.current || path === current?.current) return
    ref.current.src = siteOrigin + path
    // It may be left again before it has told that it is there.
    if (current) current.current = path
  }, [ref, path, current, isReady])
  const scale = Math.min(1, available.width / widths[width])
  return (
    // Clipped and not hidden, because a page that scrolls to a text would scroll this too.
    <div ref={room} className="min-h-0 overflow-clip bg-surface">
      {isReady && (
        <iframe
          ref={ref}
          title={`The page ${path}`}
          sandbox="allow-scripts allow-same-origin"
          onLoad={({ currentTarget }) => {
            refreshIfChanged(currentTarget)
            onLoad?.()
          }}
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
