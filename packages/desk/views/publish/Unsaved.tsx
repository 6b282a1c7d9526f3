import { linkTo } from '../../app/address.ts'
import { storedDrafts } from '../../app/autosave.ts'
import { summarizeDraft } from '../../app/KeptWords.tsx'
import { request } from '../../app/request.ts'
import { useLiveRequest } from '../../app/useLiveRequest.ts'

/** Fields whose drafts cannot be saved, and so are not published. */
export function UnsavedFields() {
  const fields =
    useLiveRequest(() => request('publish', 'unsaved', { drafts: storedDrafts().map(summarizeDraft) })) ?? []
  if (fields.length === 0) return null
  return (
    <section aria-labelledby="unsaved" className="mb-8 max-w-prose">
      <h2 id="unsaved" className="text-h3 text-danger">
        Not saved, so not published
      </h2>
      <ul className="mt-3 grid gap-2 text-small">
        {fields.map(({ name, field, href }) => (
          <li key={name + field}>
            <a {...linkTo(href)} className="text-accent-text underline">
              {[name, field].filter(Boolean).join(': ')}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
