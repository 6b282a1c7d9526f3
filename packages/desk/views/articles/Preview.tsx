import { clsx } from 'clsx'
import { useCallback, useEffect, useRef } from 'react'
import { siteOrigin } from '../../app/PageFrame.tsx'
import type { ToFrame } from '../../frame/edit.ts'

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
  const refresh = useCallback(() => {
    if (previewRevision > 0)
      frame.current?.contentWindow?.postMessage({ kind: 'refresh' } satisfies ToFrame, siteOrigin)
  }, [previewRevision])
  useEffect(refresh, [refresh])
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
        onLoad={refresh}
        title="The page, as visitors see it"
        src={siteOrigin + path}
        sandbox="allow-scripts allow-same-origin"
        className="size-full"
      />
    </div>
  )
}
