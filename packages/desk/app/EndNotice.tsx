import { useSyncExternalStore } from 'react'
import { pendingWords } from './autosave.ts'
import { pendingEvent } from './kept.ts'
import { endEvent, isEnded } from './request.ts'

/**
 * Says that the desk of this window has ended. Its next start has another address, so what was written since, and in the
 * last half second before, has to be copied.
 */
export function EndNotice() {
  const ended = useSyncExternalStore(subscribe, isEnded)
  const lost = useSyncExternalStore(subscribe, () => (isEnded() ? JSON.stringify(pendingWords()) : '[]'))
  if (!ended) return null
  const words: string[] = JSON.parse(lost)
  return (
    <section
      role="alert"
      aria-label="The desk has ended"
      className="max-h-[50dvh] overflow-auto border-b border-danger bg-surface px-6 py-4 text-small"
    >
      <h2 className="font-semibold text-danger">The desk has ended</h2>
      <p className="mt-1">
        Start it again in its terminal with <code>npm run desk</code>: it opens a new window, and this one can
        be closed. What you wrote before is saved, or kept and offered there.
      </p>
      {words.length > 0 && (
        <>
          <p className="mt-3 font-semibold">Only this window knows these words. Copy them first:</p>
          {words.map((each, index) => (
            <textarea
              // biome-ignore lint/suspicious/noArrayIndexKey: nothing else tells two drafts apart
              key={index}
              aria-label="Words to copy"
              readOnly
              value={each}
              onFocus={({ currentTarget }) => currentTarget.select()}
              className="mt-2 block h-24 w-full resize-y border border-line bg-background p-2"
            />
          ))}
        </>
      )}
    </section>
  )
}

function subscribe(onChange: () => void) {
  addEventListener(endEvent, onChange)
  addEventListener(pendingEvent, onChange)
  return () => {
    removeEventListener(endEvent, onChange)
    removeEventListener(pendingEvent, onChange)
  }
}
