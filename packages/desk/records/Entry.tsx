import { Icon } from '@lintel/kit/icons/Icon.tsx'
import { type ReactNode, useState } from 'react'
import { IconButton } from '../app/IconButton.tsx'
import type { FieldProps } from './SingleField.tsx'

interface EntryProps extends Pick<FieldProps, 'path' | 'label' | 'context'> {
  isFolded: boolean
  isNew: boolean
  isHidden: boolean
  title: string
  actions: ReactNode
  children: ReactNode
}

/** A list entry. One of several fields is collapsed unless it is active, new or invalid. */
export function Entry(props: EntryProps) {
  const { isFolded, isNew, isHidden, title, label, path, actions, context, children } = props
  const name = path.join('.')
  const hasFault = context.diagnostics.some(({ field }) => field?.startsWith(`${name}.`))
  const isChosen = `${context.activeField ?? ''}.`.startsWith(`${name}.`)
  const [isOpen, setOpen] = useState(isChosen || isNew)
  // It stays open once the fault is mended, as somebody is just writing there.
  if (hasFault && !isOpen) setOpen(true)
  if (!isFolded)
    return (
      <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2 border-b border-line py-3">
        {children}
        <div className="flex pt-6">{actions}</div>
      </li>
    )
  return (
    <li className="border-b border-line py-2">
      <div className="flex items-center gap-1">
        <button
          type="button"
          aria-expanded={isOpen}
          className="flex min-h-10 min-w-0 flex-1 items-center gap-2 text-left hover:text-accent-text"
          onClick={() => setOpen(!isOpen)}
        >
          <Icon id="chevron-down" className={isOpen ? 'size-4 shrink-0' : 'size-4 shrink-0 -rotate-90'} />
          <span className="sr-only">{label}: </span>
          <span className={isHidden ? 'truncate text-muted' : 'truncate'}>
            {isHidden && 'Hidden: '}
            {title || `New ${label.toLowerCase()}`}
          </span>
        </button>
        <div className="flex">{actions}</div>
      </div>
      {isOpen && <div className="pt-3 pb-4 pl-6">{children}</div>}
    </li>
  )
}

export function PanelHeading({ title, onClose }: { title: string; onClose: () => void }) {
  return (
    <div className="flex items-center justify-between gap-3">
      <h2 className="text-h3">{title}</h2>
      <IconButton icon="close" label="Close" onClick={onClose} />
    </div>
  )
}
