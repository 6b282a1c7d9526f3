import { useState } from 'react'
import { linkTo } from '#desk/app/address.ts'
import { call } from '#desk/app/call.ts'
import { Loading, PlaceHeading, sentence } from '#desk/app/parts.tsx'
import { settledIn } from '#desk/app/settledIn.ts'
import { useCall } from '#desk/app/useCall.ts'
import { Changes } from './Changes.tsx'
import { PublishForm } from './PublishForm.tsx'

/** What differs from what visitors see, and the way to them. */
export default function Publish() {
  const { answer, error, again } = useCall(() => call('publish', 'review', {}))
  const [done, setDone] = useState('')
  return (
    <>
      <PlaceHeading>Publish</PlaceHeading>
      <div className="p-6">
        <p role="status" className="mb-4 font-semibold text-accent-text empty:hidden">
          {done}
        </p>
        {!answer && <Loading error={error} />}
        {answer && answer.files.length === 0 && answer.unpublished === 0 && (
          <p className="max-w-prose text-muted">
            Nothing has changed since the site was last published. What you change in pages, articles, claims
            and the brand is kept on this machine at once, and waits here until you publish it.
          </p>
        )}
        {answer && (answer.files.length > 0 || answer.unpublished > 0) && (
          <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
            <Changes files={answer.files} />
            <div className="lg:sticky lg:top-6 max-lg:order-first">
              {answer.diagnostics.length > 0 ? (
                <section aria-labelledby="wrong">
                  <h2 id="wrong" className="text-h3 text-danger">
                    Not yet: something must be corrected
                  </h2>
                  <ul className="mt-3 grid gap-3 text-small">
                    {answer.diagnostics.map((each) => {
                      const view = settledIn(each)
                      return (
                        <li key={each.file + each.line + each.message} className="break-words">
                          {sentence(each.message)} {sentence(each.fix)}{' '}
                          {view ? (
                            <a {...linkTo(view)} className="text-accent-text underline">
                              Settle it
                            </a>
                          ) : (
                            each.file
                          )}
                        </li>
                      )
                    })}
                  </ul>
                </section>
              ) : (
                <PublishForm
                  {...answer}
                  onPublished={(words) => {
                    setDone(words)
                    again()
                  }}
                />
              )}
            </div>
          </div>
        )}
      </div>
    </>
  )
}
