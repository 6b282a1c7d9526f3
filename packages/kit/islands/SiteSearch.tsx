import { searchStrings } from '@lintel/engine/content/strings.ts'
import { type ComponentProps, type ComponentType, type MouseEvent, useRef, useState } from 'react'
import { InterfaceIcon } from '../icons/interface.tsx'
import type { SearchDialog } from '../search/SearchDialog.tsx'

/** The search button. Its dialog loads on the first click; without it, it links to the search page. */
export default function SiteSearch() {
  const button = useRef<HTMLAnchorElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [Dialog, setDialog] = useState<ComponentType<ComponentProps<typeof SearchDialog>>>()

  async function open(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    try {
      const { SearchDialog } = await import('../search/SearchDialog.tsx')
      setDialog(() => SearchDialog)
      setIsOpen(true)
    } catch {
      location.assign('/search')
    }
  }

  return (
    <>
      <a
        ref={button}
        href="/search"
        aria-label={searchStrings.open}
        aria-keyshortcuts="Control+K Meta+K"
        className="grid size-11 place-items-center rounded-sm hover:bg-surface"
        onClick={open}
      >
        <InterfaceIcon id="search" className="size-5" />
      </a>
      {Dialog && <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} opener={button} />}
    </>
  )
}
