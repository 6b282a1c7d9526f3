import { useSyncExternalStore } from 'react'
import { isRefused, pendingEvent } from './kept.ts'
import { isEnded } from './request.ts'

/** Says where words are that could not be saved. Of a desk that has ended, the notice above says it (EndNotice.tsx). */
export function NotSavedYet() {
  const isHereOnly = useSyncExternalStore(subscribe, isRefused)
  if (isEnded()) return null
  return (
    <p className="text-muted">
      {isHereOnly
        ? 'Not saved yet. These words are in this window only: leave it open, or copy them.'
        : 'Not saved yet. Your words are kept until they are.'}
    </p>
  )
}

function subscribe(onChange: () => void) {
  addEventListener(pendingEvent, onChange)
  return () => removeEventListener(pendingEvent, onChange)
}
