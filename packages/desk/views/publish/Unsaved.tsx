import { useState } from 'react'
import { requestUnsaved, UnsavedList } from '../../app/UnsavedList.tsx'
import { useLiveRequest } from '../../app/useLiveRequest.ts'

/** Fields whose drafts cannot be saved, and so are not published. */
export function UnsavedFields() {
  const [discarded, setDiscarded] = useState(0)
  const fields = useLiveRequest(() => requestUnsaved(), `${discarded}`) ?? []
  if (fields.length === 0) return null
  return (
    <section aria-labelledby="unsaved" className="mb-8 max-w-prose">
      <h2 id="unsaved" className="text-h3 text-danger">
        Not saved, so not published
      </h2>
      <UnsavedList
        fields={fields}
        className="mt-3 grid gap-2 text-small"
        onDiscarded={() => setDiscarded((count) => count + 1)}
      />
    </section>
  )
}
