import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'

const site = `${location.protocol}//${location.hostname}:${Number(location.port) + 1}`

interface PreviewProps {
  path: string
  /** Grows whenever the page has become another. */
  shown: number
  /** On narrow windows, it takes the place of the text. */
  isShown: boolean
}

/** The real page, which follows what is typed. */
export function Preview({ path, shown, isShown }: PreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    if (shown > 0) frame.current?.contentWindow?.postMessage({ kind: 'refresh' }, site)
  }, [shown])
  return (
    <iframe
      ref={frame}
      title="The page, as visitors see it"
      src={site + path}
      className={clsx('size-full border-line min-[75rem]:border-l', !isShown && 'max-[75rem]:hidden')}
    />
  )
}
