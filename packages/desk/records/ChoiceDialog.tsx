import { Button } from '@lintel/kit/ui/Button.tsx'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { Dialog } from '../app/ui.tsx'

interface ChoiceDialogProps {
  title: string
  /** What the search goes by. */
  searchLabel: string
  className: string
  /** Chooses the first of what is found, as Enter in the search does. */
  onEnter: (sought: string) => void
  onClose: () => void
  /** Shows what is found, in lower case. */
  children: (sought: string) => ReactNode
}

/** Offers what can be chosen, each as it looks, and finds it by its words. */
export function ChoiceDialog({
  title,
  searchLabel,
  className,
  onEnter,
  onClose,
  children,
}: ChoiceDialogProps) {
  const [query, setQuery] = useState('')
  const sought = query.trim().toLowerCase()
  const chooseFirst = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // The dialog may stand in a form, which would be sent.
    event.preventDefault()
    if (sought) onEnter(sought)
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <div className={className}>
        <div className="flex flex-wrap items-end gap-3">
          <label className="grid min-w-48 flex-1 gap-1.5">
            <span>{searchLabel}</span>
            <input
              type="search"
              value={query}
              onChange={({ target }) => setQuery(target.value)}
              onKeyDown={chooseFirst}
            />
          </label>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
        </div>
        <div className="mt-4 h-[60dvh] overflow-y-auto">{children(sought)}</div>
      </div>
    </Dialog>
  )
}
