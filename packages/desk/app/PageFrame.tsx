import { type RefObject, useEffect, useRef, useState } from 'react'
import { siteOrigin } from './siteOrigin.ts'

interface PageFrameProps {
  ref: RefObject<HTMLIFrameElement | null>
  path: string
  /** The page that stands in the frame, where links on it lead to others. */
  current?: RefObject<string>
  width: 'phone' | 'desk'
  onLoad?: () => void
}

/** In px: a usual phone, and the screen that the site's large layout is drawn for. */
const widths = { phone: 390, desk: 1280 }

/** The site in a frame of its own origin, made smaller where there is less room than a page at that width takes. */
export function PageFrame({ ref, path, current, width, onLoad }: PageFrameProps) {
  const room = useRef<HTMLDivElement>(null)
  const [available, setAvailable] = useState({ width: 0, height: 0 })
  const isReady = available.width > 0
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => entry && setAvailable(entry.contentRect))
    if (room.current) observer.observe(room.current)
    return () => observer.disconnect()
  }, [])
  // Where a link on the page has led there already, it stays as it is.
  useEffect(() => {
    if (isReady && ref.current && path !== current?.current) ref.current.src = siteOrigin + path
  }, [ref, path, current, isReady])
  const scale = Math.min(1, available.width / widths[width])
  return (
    <div ref={room} className="min-h-0 overflow-hidden bg-surface">
      {isReady && (
        <iframe
          ref={ref}
          title={`The page ${path}`}
          sandbox="allow-scripts allow-same-origin"
          onLoad={onLoad}
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
