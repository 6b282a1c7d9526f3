import { site } from '@site/data/site.ts'
import { clsx } from 'clsx'
import { Suspense, useEffect, useState } from 'react'
import { goTo, linkTo, useAddress } from './address.ts'
import { BrokenFiles } from './BrokenFiles.tsx'
import { EndNotice } from './EndNotice.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { FirstSteps } from './FirstSteps.tsx'
import { KeptWords } from './KeptWords.tsx'
import { OfficeZone } from './office.ts'
import { RestartNotice } from './RestartNotice.tsx'
import { request, requestWaitingCounts } from './request.ts'
import { Search } from './Search.tsx'
import { Loading } from './ui.tsx'
import { useLiveRequest } from './useLiveRequest.ts'
import { type View, views } from './views.ts'
import { Waiting } from './waiting.ts'

export function App() {
  const address = useAddress()
  const [, name = ''] = address.split('/')
  const [repairs, setRepairs] = useState(0)
  const view = views.find((each) => each.name === name)
  const waiting = useLiveRequest(requestWaitingCounts, name) ?? {}
  const current = useLiveRequest(() => request('brand', 'current', {}), name)
  const firm = current?.name ?? ''
  useEffect(() => {
    if (!view) goTo('/pages', { replace: true })
    document.title = [view?.label, firm].filter(Boolean).join(' | ')
  }, [view, firm])
  if (!view) return null
  return (
    <div className="grid h-dvh grid-cols-1 grid-rows-[auto_minmax(0,1fr)] md:grid-cols-[12rem_minmax(0,1fr)] md:grid-rows-1">
      <a
        href="#view"
        className="sr-only z-50 bg-text text-background focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:px-4 focus:py-2"
      >
        Skip to {view.label}
      </a>
      <ViewNavigation current={view} firm={firm} waiting={waiting} />
      <main
        id="view"
        tabIndex={-1}
        className="grid min-h-0 grid-rows-[auto_minmax(0,1fr)] *:min-w-0 [&>:last-child]:relative [&>:last-child]:overflow-auto"
      >
        <div>
          <EndNotice />
          {address === '/pages' && <FirstSteps open={waiting.launch ?? 0} />}
          {view.name !== 'publish' && <KeptWords refreshKey={address} />}
          <RestartNotice refreshKey={address} />
          <BrokenFiles refreshKey={address} onRepaired={() => setRepairs((count) => count + 1)} />
        </div>
        <div>
          <ErrorBoundary key={`${view.name} ${repairs}`}>
            <Suspense fallback={<Loading />}>
              <Waiting value={waiting}>
                <OfficeZone value={current?.timeZone ?? site.responseTime.timeZone}>
                  <view.Component />
                </OfficeZone>
              </Waiting>
            </Suspense>
          </ErrorBoundary>
        </div>
      </main>
    </div>
  )
}

const places = views.filter(({ partOf }) => !partOf)

interface ViewNavigationProps {
  current: View
  firm: string
  waiting: Record<string, number>
}

function ViewNavigation({ current, firm, waiting }: ViewNavigationProps) {
  return (
    <header className="flex border-line bg-surface max-md:border-b md:flex-col md:gap-4 md:border-r md:py-5">
      <p className="px-5 font-semibold max-md:hidden">{firm}</p>
      <Search />
      <nav aria-label="Places">
        <ul className="flex flex-wrap md:flex-col">
          {places.map(({ name, label, waiting: counted }) => (
            <li key={name}>
              <a
                {...linkTo(`/${name}`)}
                aria-current={name === current.name ? 'page' : name === current.partOf ? 'true' : undefined}
                className={clsx(
                  'flex min-h-10 items-center border-transparent px-5 hover:text-accent-text max-md:min-h-8 max-md:border-b-2 max-md:px-2 max-md:text-small md:border-l-2',
                  name === (current.partOf ?? current.name)
                    ? 'border-accent-text! font-semibold'
                    : 'text-muted',
                )}
              >
                {label}
                {waiting[name] ? (
                  <span className="figures ml-auto pl-3 font-normal text-accent-text">
                    {waiting[name]}
                    <span className="sr-only"> {counted}</span>
                  </span>
                ) : null}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  )
}
