import { useSyncExternalStore } from 'react'
import { InterfaceIcon } from '#components/icons/interface.tsx'
import { noticeWords } from '#data/interface.ts'
import { notices } from './notices.ts'

/** Shows the current notice of `notices.ts` at the bottom of the screen. */
export function Notice() {
  const text = useSyncExternalStore(notices.subscribe, notices.read, () => null)
  return (
    <div role="status" className="fixed inset-x-5 bottom-23 z-50 mx-auto max-w-md sm:bottom-5">
      {text && (
        <div className="flex items-start gap-3 rounded-md border border-edge bg-raised py-2 pr-2 pl-5 shadow-soft">
          <p className="flex-1 py-2.5 text-small">{text}</p>
          <button
            type="button"
            aria-label={noticeWords.dismiss}
            className="grid size-11 place-items-center rounded-sm hover:bg-surface"
            onClick={notices.dismiss}
          >
            <InterfaceIcon id="close" className="size-5" />
          </button>
        </div>
      )}
    </div>
  )
}
