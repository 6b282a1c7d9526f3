import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import { postToFrame, refreshIfChanged, siteOrigin } from '../../app/PageFrame.tsx'

interface PreviewProps {
  path: string
  /** Increases with each new preview. */
  previewRevision: number
  isInvalid: boolean
  /** Narrow windows show either the text or the preview. */
  isShown: boolean
}

export function Preview({ path, previewRevision, isInvalid, isShown }: PreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    if (previewRevision > 0) postToFrame(frame.current, { kind: 'refresh' })
  }, [previewRevision])
  return (
    <div
      className={clsx(
        'grid min-h-0 grid-rows-[auto_minmax(0,1fr)] border-line min-[75rem]:border-l',
        !isShown && 'max-[75rem]:hidden',
      )}
    >
      <p className="bg-surface px-6 text-small text-muted">
        {isInvalid && 'No page can be made of the article as it is. The page stays as it was before.'}
      </p>
      <iframe
        ref={frame}
        onLoad={({ currentTarget }) => refreshIfChanged(currentTarget)}
        title="The page, as visitors see it"
        src={siteOrigin + path}
        sandbox="allow-scripts allow-same-origin"
        className="size-full"
      />
    </div>
  )
}
