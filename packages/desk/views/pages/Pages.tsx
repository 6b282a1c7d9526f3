import { useCallback, useEffect, useRef, useState } from 'react'
import { addressFragment, goTo, linkTo, useAddress } from '../../app/address.ts'
import { PageFrame, postToFrame, siteOrigin } from '../../app/PageFrame.tsx'
import { request } from '../../app/request.ts'
import { Loading } from '../../app/ui.tsx'
import { useRequest } from '../../app/useRequest.ts'
import { ownPageOf } from '../../app/viewToFix.ts'
import type { FromFrame, ToFrame } from '../../frame/edit.ts'
import { PanelHeading } from '../../records/Entry.tsx'
import { parseFieldId } from '../../records/names.ts'
import type { Steps } from '../../records/RecordEditor.ts'
import { CountList } from '../../records/RemovalDetails.tsx'
import { FieldsPanel, type PanelContent } from './FieldsPanel.tsx'
import { NewRecord } from './NewRecord.tsx'
import { OrderPanel } from './OrderPanel.tsx'
import { Toolbar } from './Toolbar.tsx'

export default function Pages() {
  const path = useAddress().replace(/^\/pages/, '') || '/'
  const { data, error, reload } = useRequest(() => request('pages', 'list', {}))
  const [fieldIds, setFieldIds] = useState<string[]>([])
  const [chosen, setChosen] = useState<PanelContent | null>(null)
  const [width, setWidth] = useState<'phone' | 'computer'>(() => (innerWidth < narrow ? 'phone' : 'computer'))
  const [theme, setTheme] = useState<'light' | 'dark'>('light')
  const [steps, setSteps] = useState<Steps>()
  const [revision, setRevision] = useState(0)
  const frame = useRef<HTMLIFrameElement>(null)
  const current = useRef('')
  const post = useCallback((message: ToFrame) => postToFrame(frame.current, message), [])
  const onShown = useCallback(
    (next: Steps) => {
      setSteps(next)
      post({ kind: 'refresh' })
    },
    [post],
  )

  useEffect(() => post({ kind: 'theme', theme }), [theme, post])
  useEffect(() => {
    const open = () => {
      const fragment = addressFragment()
      const [, type] = /^new=(\w+)$/.exec(fragment) ?? []
      // Other fragments are places of the window.
      if (type) setChosen({ kind: 'new', type })
      else if (fragment.includes('#')) setChosen({ kind: 'field', fieldId: fragment, href: null })
    }
    open()
    addEventListener('popstate', open)
    return () => removeEventListener('popstate', open)
  }, [])
  useEffect(() => {
    const listen = ({ origin, data }: MessageEvent<FromFrame>) => {
      if (origin !== siteOrigin) return
      if (data.kind === 'page') {
        setFieldIds(data.fieldIds)
        current.current = data.path
        goTo(addressOf(data.path))
      }
      if (data.kind === 'open' && data.fieldIds[0])
        setChosen({ kind: 'field', fieldId: data.fieldIds[0], href: data.href })
      if (data.kind === 'origin') setChosen({ kind: 'words', words: data.words })
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [])

  if (!data) return <Loading error={error} />
  const leave = (removed: string) => {
    reload()
    if (ownPageOf(removed) === path) goTo(addressOf(parentOf(path)), { replace: true })
  }
  const onStep = (next: Steps, removed: string | null) => {
    onShown(next)
    setRevision((each) => each + 1)
    reload()
    if (!removed) return
    leave(removed)
    if (chosen?.kind === 'field' && parseFieldId(chosen.fieldId).file === removed) setChosen(null)
  }
  const close = () => {
    if (chosen?.kind === 'field') {
      frame.current?.focus()
      post({ kind: 'show', fieldId: chosen.fieldId, focus: true })
    }
    setChosen(null)
  }
  return (
    <div className="grid h-full grid-cols-1 grid-rows-[auto_minmax(0,1fr)]">
      <h1 className="sr-only">Pages</h1>
      <Toolbar
        path={path}
        width={width}
        theme={theme}
        setWidth={setWidth}
        setTheme={setTheme}
        onStep={onStep}
        pages={data.pages}
        kinds={data.kinds}
        steps={steps ?? data.steps}
        onPage={(next) => {
          setChosen(null)
          goTo(addressOf(next))
        }}
        onNew={(type) => setChosen({ kind: 'new', type })}
        onOrder={(type) => setChosen({ kind: 'order', type })}
        isOpen={chosen !== null}
        onToggle={() => setChosen(chosen ? null : { kind: 'parts' })}
      />
      <div className="grid min-h-0 grid-cols-1 max-lg:grid-rows-[minmax(0,1fr)_auto] lg:grid-cols-[minmax(0,1fr)_24rem]">
        <PageFrame
          ref={frame}
          path={path}
          current={current}
          width={width}
          onLoad={() => post({ kind: 'theme', theme })}
        />
        <aside
          aria-label="Fields"
          data-open={chosen ? '' : undefined}
          className="relative overflow-y-auto border-line bg-background max-lg:max-h-[50dvh] max-lg:border-t max-lg:not-data-open:hidden lg:border-l"
        >
          {chosen?.kind === 'new' ? (
            <NewRecord
              key={chosen.type}
              type={chosen.type}
              onClose={close}
              onCreated={({ path, steps, file, counts }) => {
                setSteps(steps)
                reload()
                setChosen((now) => {
                  // Something else was opened meanwhile.
                  if (now !== chosen) return now
                  // A page goes on with its blocks.
                  if (chosen.type === 'pages')
                    return { kind: 'field', fieldId: `${file}#blocks.0.title`, href: null }
                  return counts.length > 0 || !path
                    ? { ...chosen, kind: 'counts', places: counts, isShown: path !== null }
                    : null
                })
                // The record may be shown on the current page.
                if (path && path !== current.current) goTo(addressOf(path))
                else post({ kind: 'refresh' })
              }}
            />
          ) : chosen?.kind === 'counts' ? (
            <div role="status" className="p-5">
              <PanelHeading title="It is added" onClose={close} />
              {!chosen.isShown && (
                <p className="mt-3">
                  No page shows it by itself: add a block that does to a page, and choose it there. Quotes and
                  logos are listed under{' '}
                  <a {...linkTo('/claims')} className="text-link">
                    Claims
                  </a>
                  , with who permitted them.
                </p>
              )}
              <CountList places={chosen.places} />
            </div>
          ) : chosen?.kind === 'order' ? (
            <OrderPanel
              key={`${chosen.type} ${revision}`}
              type={chosen.type}
              onShown={onShown}
              onClose={close}
            />
          ) : (
            <FieldsPanel
              key={revision}
              path={path}
              chosen={chosen}
              fieldIds={fieldIds}
              onShown={onShown}
              postToFrame={post}
              onRestored={(next) => onStep(next, null)}
              onChoose={(fieldId) => {
                setChosen({ kind: 'field', fieldId, href: null })
                post({ kind: 'show', fieldId, focus: false })
              }}
              onRemoved={leave}
              onFollow={(href) => goTo(addressOf(href))}
              onClose={close}
            />
          )}
        </aside>
      </div>
    </div>
  )
}

/** In px; a narrower window shows the page as phones do. */
const narrow = 768

/** "/case-studies" of "/case-studies/triage". */
const parentOf = (path: string) => path.replace(/\/[^/]*$/, '') || '/'

const addressOf = (path: string) => `/pages${path === '/' ? '' : path}`
