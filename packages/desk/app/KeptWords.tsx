import type { Change } from '@lintel/engine/content/change.ts'
import { useState } from 'react'
import { linkTo } from './address.ts'
import { storedDrafts } from './autosave.ts'
import { request } from './request.ts'
import { useLiveRequest } from './useLiveRequest.ts'

/** Lists what an earlier window could not save. Each is saved once its field is open. */
export function KeptWords({ refreshKey }: { refreshKey: string }) {
  const [files] = useState(() => new Set(storedDrafts().map(([file]) => file)))
  const kept = useLiveRequest(async () => {
    const drafts = storedDrafts().filter(([file]) => files.has(file))
    return drafts.length > 0 ? request('publish', 'unsaved', { drafts: drafts.map(summarizeDraft) }) : []
  }, refreshKey)
  if (!kept || kept.length === 0) return null
  return (
    <section aria-label="Kept from before" className="border-b border-line bg-surface px-6 py-3 text-small">
      <h2 className="font-semibold">What you wrote last is kept, and not saved yet</h2>
      <ul className="mt-1 flex flex-wrap gap-x-6 gap-y-1">
        {kept.map(({ name, field, href }) => (
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

/** An article's draft is its whole text, a record's draft its changes. */
export const summarizeDraft = ([file, draft]: [string, unknown]) => ({
  file,
  changes: Array.isArray(draft) ? (draft as Change[]) : null,
})
