import { useState } from 'react'
import { requestUnsaved, UnsavedList } from '../../app/UnsavedList.tsx'
import { TitledSection } from '../../app/ui.tsx'
import { useLiveRequest } from '../../app/useLiveRequest.ts'

/** Fields whose drafts cannot be saved, and so are not published. */
export function UnsavedFields() {
  const [discarded, setDiscarded] = useState(0)
  const fields = useLiveRequest(() => requestUnsaved(), `${discarded}`) ?? []
  if (fields.length === 0) return null
  return (
    <TitledSection title="Not saved, so not published" className="mb-8 max-w-prose" isProblem>
      <UnsavedList
        fields={fields}
        className="mt-3 grid gap-2 text-small"
        onDiscarded={() => setDiscarded((count) => count + 1)}
      />
    </TitledSection>
  )
}
