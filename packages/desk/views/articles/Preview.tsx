import { clsx } from 'clsx'
import { useCallback, useEffect, useRef } from 'react'
import { siteOrigin } from '../../app/siteOrigin.ts'
import type { ToFrame } from '../../frame/messages.ts'

interface PreviewProps {
  path: string
  /** Grows whenever the page has become another. */
  previewRevision: number
  isFaulty: boolean
  /** On narrow windows, it takes the place of the text. */
  isShown: boolean
}

/** The real page, which follows what is typed. */
export function Preview({ path, previewRevision, isFaulty, isShown }: PreviewProps) {
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
        {isFaulty && 'No page can be made of the article as it is. The page stays as it was before.'}
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
