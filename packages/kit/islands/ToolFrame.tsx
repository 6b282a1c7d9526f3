import { loadingTool, toolFrame } from '@lintel/engine/content/strings.ts'
import { foreignOrigin, type ThirdPartyId } from '@lintel/rules/thirdParties.ts'
import { type Ref, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { isRefusedBySignal } from '../consent/choice.ts'
import { ThemeProvider, useTheme } from '../theme/ThemeProvider.tsx'
import { Button } from '../ui/Button.tsx'

interface ToolFrameProps {
  id: string
  title: string
  url: string
}

/**
 * Permissions of an embedded tool. `allow-same-origin` is missing, so that even this site's own tools cannot
 * access the page.
 */
const sandbox = 'allow-scripts allow-forms allow-downloads allow-popups allow-modals'

/**
 * An embedded tool, with a status text until it has loaded, also when another tool replaces it. Third-party
 * tools require the visitor's consent.
 */
export default function ToolFrame({ id, title, url }: ToolFrameProps) {
  const agreed = useAgreed('tools')
  if (foreignOrigin(url) && !agreed) return <ConsentPrompt url={url} />
  return (
    <ThemeProvider>
      <LoadingIframe key={id} title={title} url={url} />
    </ThemeProvider>
  )
}

function ConsentPrompt({ url }: { url: string }) {
  const [isRefused, setIsRefused] = useState(false)
  useEffect(() => setIsRefused(isRefusedBySignal()), [])
  return (
    <div className="rounded-md border border-line bg-surface p-5">
      <p className="text-muted">{toolFrame.text}</p>
      <p className="mt-4 flex flex-wrap items-center gap-4">
        {!isRefused && (
          <Button data-consent="grant" data-service="tools" className="hidden script:inline-flex">
            {toolFrame.grant}
          </Button>
        )}
        <a href={url} target="_blank" rel="noopener noreferrer" className="text-link">
          {toolFrame.open}
        </a>
      </p>
    </div>
  )
}

/**
 * Renders the iframe only in the browser, after its `load` listener is set. An iframe in the document could
 * load before hydration, and a sandboxed one cannot be asked afterward. Until then its box is focusable, or
 * keyboard users would tab past the tool.
 */
function LoadingIframe(tool: Omit<ToolFrameProps, 'id'>) {
  const [state, setState] = useState<'waiting' | 'loading' | 'loaded'>('waiting')
  const iframe = useRef<HTMLIFrameElement>(null)
  useEffect(() => setState('loading'), [])
  const theme = useTheme()
  useEffect(() => {
    // Any origin, because a sandboxed iframe has an opaque one. The theme is not secret.
    if (state === 'loaded') iframe.current?.contentWindow?.postMessage({ theme }, '*')
  }, [state, theme])
  return (
    <section
      aria-label={tool.title}
      tabIndex={state === 'loaded' ? -1 : 0}
      className="relative box-content h-[800px] overflow-hidden border border-edge bg-surface"
    >
      {!foreignOrigin(tool.url) && (
        <noscript>
          <Iframe {...tool} />
        </noscript>
      )}
      {state !== 'waiting' && <Iframe ref={iframe} {...tool} onLoad={() => setState('loaded')} />}
      <p
        role="status"
        className="label absolute inset-0 hidden place-items-center bg-surface text-muted empty:hidden script:grid"
      >
        {state !== 'loaded' && loadingTool}
      </p>
    </section>
  )
}

interface IframeProps extends Omit<ToolFrameProps, 'id'> {
  ref?: Ref<HTMLIFrameElement>
  onLoad?: () => void
}

function Iframe({ ref, title, url, onLoad }: IframeProps) {
  return (
    <iframe
      ref={ref}
      src={url}
      title={title}
      sandbox={sandbox}
      referrerPolicy="strict-origin-when-cross-origin"
      className="size-full"
      onLoad={onLoad}
    />
  )
}

/**
 * Whether the visitor agreed to a service. The document holds the choice (`load.ts`), and every island is
 * told of changes.
 */
function useAgreed(service: ThirdPartyId): boolean {
  return useSyncExternalStore(
    subscribe,
    () => (document.documentElement.dataset.agreed ?? '').split(' ').includes(service),
    () => false,
  )
}

function subscribe(listener: () => void) {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['data-agreed'] })
  return () => observer.disconnect()
}
