import { Icon } from '@lintel/kit/icons/Icon.tsx'
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import type { FromFrame } from '../frame/edit.ts'
import { linkTo } from './address.ts'
import { siteOrigin } from './PageFrame.tsx'
import { request } from './request.ts'
import { Dialog, ErrorMessage } from './ui.tsx'
import { useRequest } from './useRequest.ts'
import { views } from './views.ts'

/** Opens the search over all that can be edited, also by Ctrl+K or ⌘K. */
export function Search() {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    // Not over another dialog.
    const toggle = () => setOpen(document.querySelector('dialog:modal') === null)
    const onKey = (event: globalThis.KeyboardEvent) => {
      // The text of an article has a use of its own for it.
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented)
        return
      event.preventDefault()
      toggle()
    }
    const onMessage = ({ origin, data }: MessageEvent<FromFrame>) => {
      if (origin === siteOrigin && data.kind === 'search') toggle()
    }
    addEventListener('keydown', onKey)
    addEventListener('message', onMessage)
    return () => {
      removeEventListener('keydown', onKey)
      removeEventListener('message', onMessage)
    }
  }, [])
  return (
    <>
      <button
        type="button"
        aria-keyshortcuts="Control+K Meta+K"
        className="flex min-h-10 items-center gap-2 px-5 text-left text-muted hover:text-accent-text max-md:px-3"
        onClick={() => setOpen(true)}
      >
        <Icon id="search" className="size-4" />
        Search
        <span aria-hidden="true" className="ml-auto text-small max-md:hidden">
          Ctrl K
        </span>
      </button>
      {isOpen && <SearchDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function SearchDialog({ onClose }: { onClose: () => void }) {
  const [words, setWords] = useState('')
  const { data, error } = useRequest(() => request('search', 'find', { words }), words)
  const list = useRef<HTMLDivElement>(null)
  const query = words.trim().toLowerCase()
  const places = [
    ...views
      .filter(({ label }) => query !== '' && label.toLowerCase().startsWith(query))
      .map(({ name, label }) => ({ name: label, field: '', words: '', href: `/${name}` })),
    ...(data?.tasks ?? []).map(({ label, how, href }) => ({ name: label, field: '', words: how, href })),
    ...(data?.places ?? []),
  ]
  const count = (data?.count ?? 0) + places.length - (data?.places.length ?? 0)
  const follow = (event: MouseEvent, href: string) => {
    // First, so that the focus is free for the field that opens.
    onClose()
    linkTo(href).onClick(event)
  }
  const onKey = (event: KeyboardEvent) => {
    const links = [...(list.current?.querySelectorAll<HTMLElement>('input, a') ?? [])]
    const at = links.indexOf(document.activeElement as HTMLElement)
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    // The browser would only empty the field.
    if (event.key === 'Escape') onClose()
    else if (event.key === 'Enter' && at === 0) links[1]?.click()
    else if (step) links[at + step]?.focus()
    else return
    event.preventDefault()
  }
  return (
    <Dialog title="Search all that can be edited" onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows lead from the field to the links in it */}
      <div ref={list} onKeyDown={onKey}>
        <input
          type="search"
          aria-label="Words"
          maxLength={200}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <p role="status" className="mt-2 text-small text-muted">
          {query === ''
            ? 'What you want to do, or words of a page, an article, a claim, the brand or a legal text.'
            : !data
              ? !error && 'One moment …'
              : count === 0
                ? 'Nothing has these words. Try fewer of them, or look under Help.'
                : `${count} ${count === 1 ? 'result' : 'results'}${places.length < count ? `, of which the first ${places.length} are shown` : ''}.`}
        </p>
        {error && <ErrorMessage error={error} />}
        <ul className="mt-3 h-[50dvh] overflow-y-auto">
          {places.map(({ name, field, words, href }) => (
            <li key={`${name} ${field} ${href} ${words}`} className="border-t border-line">
              <a
                href={href}
                onClick={(event) => follow(event, href)}
                className="block px-2 py-2 text-small break-words hover:bg-surface focus:bg-surface"
              >
                <span className="font-semibold">{name}</span>
                {field && <span className="text-muted"> {field}</span>}
                {words && <span className="block">{words}</span>}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
