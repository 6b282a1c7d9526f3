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

/** What an embedded tool may do. Not `allow-same-origin`: even a tool of this site gets no hold of the page. */
const sandbox = 'allow-scripts allow-forms allow-downloads allow-popups allow-modals'

/**
 * A tool in the page, with a word in its place until it has loaded, also when another tool takes its place. One that
 * somebody else runs waits for the visitor's consent.
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
 * The iframe is made in the browser, after its `load` is listened for: one that came with the document could load
 * before this island hydrates, and a sandboxed iframe does not tell afterward whether it has. Until it is there its box
 * takes the focus, as whoever goes by keyboard would else be past the tool before it comes.
 */
function LoadingIframe(tool: Omit<ToolFrameProps, 'id'>) {
  const [state, setState] = useState<'waiting' | 'loading' | 'loaded'>('waiting')
  const iframe = useRef<HTMLIFrameElement>(null)
  useEffect(() => setState('loading'), [])
  const theme = useTheme()
  useEffect(() => {
    // Any origin, as a sandboxed iframe has none to be named; the theme is no secret.
    if (state === 'loaded') iframe.current?.contentWindow?.postMessage({ theme }, '*')
  }, [state, theme])
  return (
    <section
      aria-label={tool.title}
      tabIndex={state === 'loaded' ? -1 : 0}
      className="relative box-content h-[800px] overflow-hidden border border-line bg-surface"
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

/** Whether the visitor agreed to a service; the document says so (`load.ts`), and all islands hear of a change. */
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
