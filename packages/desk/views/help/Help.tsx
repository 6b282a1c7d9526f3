import { linkTo } from '../../app/address.ts'
import { request } from '../../app/request.ts'
import { Loading, TitledSection, ViewHeading } from '../../app/ui.tsx'
import { useRequest } from '../../app/useRequest.ts'

/** What can be done where. */
export default function Help() {
  const { data, error } = useRequest(() => request('help', 'tasks', {}))
  if (!data) return <Loading error={error} />
  return (
    <>
      <ViewHeading>Help</ViewHeading>
      <div className="grid max-w-4xl gap-8 px-6 py-5">
        <p>
          Whatever you change is on this machine within a second, and public some minutes after you have
          pressed “Publish”. Ctrl+K (⌘K) finds each of these tasks, and every text, by its words. On a page,
          arrows lead from text to text, Enter opens the field, and Escape leads back.
        </p>
        {Object.entries(Object.groupBy(data, ({ place }) => place)).map(([place, ofPlace = []]) => (
          <TitledSection key={place} title={place}>
            <dl className="grid gap-x-6 gap-y-3 text-small sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
              {ofPlace.map(({ label, how, href }) => (
                <div key={label} className="contents">
                  <dt>
                    <a {...linkTo(href)} className="text-accent-text underline">
                      {label}
                    </a>
                  </dt>
                  <dd className="max-sm:mb-2">{how}</dd>
                </div>
              ))}
            </dl>
          </TitledSection>
        ))}
      </div>
    </>
  )
}
