import { useState } from 'react'
import { storedDrafts } from './autosave.ts'
import { requestUnsaved, UnsavedList } from './UnsavedList.tsx'
import { useLiveRequest } from './useLiveRequest.ts'

/** Lists what an earlier window could not save. Each is saved once its field is open. */
export function KeptWords({ refreshKey }: { refreshKey: string }) {
  const [files] = useState(() => new Set(storedDrafts().map(([file]) => file)))
  const [discarded, setDiscarded] = useState(0)
  const kept = useLiveRequest(async () => {
    const drafts = storedDrafts().filter(([file]) => files.has(file))
    return drafts.length > 0 ? requestUnsaved(drafts) : []
  }, `${refreshKey} ${discarded}`)
  if (!kept || kept.length === 0) return null
  return (
    <section aria-label="Kept from before" className="border-b border-line bg-surface px-6 py-3 text-small">
      <h2 className="font-semibold">What you wrote last is kept, and not saved yet</h2>
      <UnsavedList
        fields={kept}
        className="mt-1 flex flex-wrap gap-x-6 gap-y-1"
        onDiscarded={() => setDiscarded((count) => count + 1)}
      />
    </section>
  )
}
