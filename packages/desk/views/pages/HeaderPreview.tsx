import { useEffect, useRef, useState } from 'react'
import { siteOrigin } from '../../app/PageFrame.tsx'
import type { FromFrame } from '../../frame/edit.ts'

/** In px: a phone, a tablet, and windows of computers, none of them high. */
const screens = [
  { width: 390, height: 844 },
  { width: 820, height: 844 },
  { width: 1024, height: 700 },
  { width: 1280, height: 700 },
  { width: 1440, height: 700 },
]

/** @param version of the file that says what stands in the header */
export function HeaderPreview({ version }: { version: string }) {
  return (
    <section aria-label="How the header will stand" className="space-y-5 px-5 pb-5">
      <h3 className="font-semibold">How it will stand, with its menu open</h3>
      <p className="text-small">
        Where the window has no room for all entries in one row, they stand behind the button of the menu.
        Long labels and many entries need a wider window.
      </p>
      {screens.map((screen) => (
        <HeaderAt key={`${screen.width} ${version}`} {...screen} />
      ))}
    </section>
  )
}

/** The site's own header, scaled down, with the entries that it has no room for. */
function HeaderAt({ width, height }: { width: number; height: number }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [labels, setLabels] = useState<string[]>()
  useEffect(() => {
    const listen = ({ source, data }: MessageEvent<FromFrame>) => {
      if (source === frame.current?.contentWindow && data.kind === 'fit') setLabels(data.labels)
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [])
  return (
    <figure>
      <figcaption className="mb-1 text-small">
        {width} px: {labels === undefined ? '…' : labels.length === 0 ? 'all entries fit' : noRoomFor(labels)}
      </figcaption>
      <div
        className="@container overflow-clip border border-line bg-surface"
        style={{ maxWidth: width / 2, aspectRatio: `${width} / ${height}` }}
      >
        <iframe
          ref={frame}
          title={`The header at ${width} px`}
          aria-hidden="true"
          tabIndex={-1}
          sandbox="allow-scripts allow-same-origin"
          src={`${siteOrigin}/?header`}
          className="pointer-events-none origin-top-left"
          style={{ width, height, scale: `calc(100cqw / ${width}px)` }}
        />
      </div>
    </figure>
  )
}

const noRoomFor = (labels: string[]) => `no room for ${labels.map((label) => `“${label}”`).join(', ')}`
