import { searchStrings as words } from '@lintel/engine/content/strings.ts'
import { fillIn } from '@lintel/rules/fillIn.ts'
import { cleanQuery, isTooShort, maxQueryLength } from '@lintel/rules/search/results.ts'
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useId,
  useRef,
  useState,
} from 'react'
import { InterfaceIcon } from '../icons/interface.tsx'
import { Button } from '../ui/Button.tsx'
import { Modal } from '../ui/Modal.tsx'
import { type SearchState, useSearch } from './useSearch.ts'

interface SearchDialogProps {
  isOpen: boolean
  onClose: () => void
  opener: RefObject<HTMLElement | null>
}

/** The site search, with results while typing. Without them, its form leads to the results page. */
export function SearchDialog({ isOpen, onClose, opener }: SearchDialogProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [query, setQuery] = useState('')
  const state = useSearch(query)
  const hasResults = state && 'results' in state && state.results.total > 0
  const links = () => [...(list.current?.querySelectorAll('a') ?? [])]

  function follow(event: FormEvent) {
    // The results belong to an earlier query.
    if (!hasResults || state.query !== cleanQuery(query)) return
    event.preventDefault()
    links()[0]?.click()
  }

  /** Arrow keys move through field and results. Typing on a result continues in the field. */
  function move(event: KeyboardEvent) {
    if (event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey)
      field.current?.focus()
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const stops = [field.current, ...links()]
    const index = stops.indexOf(document.activeElement as HTMLInputElement)
    if (!step || index < 0) return
    event.preventDefault()
    stops[Math.min(Math.max(index + step, 0), stops.length - 1)]?.focus()
  }

  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      opener={opener}
      onOpen={() => field.current?.select()}
      label={words.open}
      className="fixed right-4 left-4 mx-auto my-[12vh] max-h-[calc(100dvh-2rem)] w-auto max-w-measure overflow-hidden border border-line bg-raised text-text shadow-soft transition-opacity starting:open:opacity-0"
    >
      <search className="flex max-h-[70vh] flex-col" onKeyDown={move}>
        <form
          action="/search"
          className="flex items-center gap-2 border-b border-line py-2 pr-2 pl-5 focus-within:border-accent-text"
          onSubmit={follow}
        >
          <InterfaceIcon id="search" className="size-5 shrink-0 text-muted" />
          <label htmlFor={`${id}field`} className="sr-only">
            {words.label}
          </label>
          <input
            ref={field}
            id={`${id}field`}
            name="q"
            value={query}
            maxLength={maxQueryLength}
            placeholder={words.placeholder}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            inputMode="search"
            enterKeyHint="search"
            className="h-11 w-full min-w-0 bg-raised px-3 text-lead placeholder:text-muted"
            onChange={(event) => setQuery(event.target.value)}
          />
          <Button variant="ghost" size="icon" aria-label={words.close} onClick={onClose}>
            <InterfaceIcon id="close" className="size-5" />
          </Button>
        </form>
        <p id={`${id}status`} role="status" className="px-5 text-small text-muted">
          {state && <span className="block py-3">{statusOf(state)}</span>}
        </p>
        <div ref={list} className="fades-out overflow-y-auto">
          {hasResults ? (
            <ul aria-labelledby={`${id}status`}>
              {state.results.pages.map(({ page, sections }) => (
                <li key={sections[0]?.href} className="border-t border-line">
                  <Group name={page}>
                    {sections.map(({ href, heading, excerpt }) => (
                      <Row key={href + heading} href={href} title={heading}>
                        {excerpt.map(({ text, isMatch }, index) =>
                          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a sentence have no other key.
                          isMatch ? <mark key={index}>{text}</mark> : text,
                        )}
                      </Row>
                    ))}
                  </Group>
                </li>
              ))}
              <li className="border-t border-line">
                <a
                  href={`/search?q=${encodeURIComponent(state.query)}`}
                  className="block border-l-2 border-transparent px-5 py-4 text-small font-semibold text-accent-text hover:underline focus-visible:border-accent-text focus-visible:bg-surface focus-visible:outline-transparent"
                >
                  {words.all}
                </a>
              </li>
            </ul>
          ) : (
            <nav aria-label={words.ways.title}>
              <Group name={words.ways.title}>
                {words.ways.links.map(({ label, text, href }) => (
                  <Row key={href} href={href} title={label}>
                    {text}
                  </Row>
                ))}
              </Group>
            </nav>
          )}
        </div>
        <p className="mt-auto border-t border-line max-sm:hidden pointer-coarse:hidden px-5 py-3 text-small text-muted">
          {words.keys}
        </p>
      </search>
    </Modal>
  )
}

function statusOf(state: NonNullable<SearchState>): string {
  if ('failed' in state) return words.failed
  const { query, results } = state
  const count = results.total
  if (isTooShort(query)) return words.short
  if (count === 0) return words.none
  return fillIn(count === 1 ? words.found.one : words.found.other, { count, query })
}

/** Results under the name of their group. */
function Group({ name, children }: { name: string; children: ReactNode }) {
  const id = useId()
  return (
    <div className="py-2 md:grid md:grid-cols-4">
      <p id={id} className="px-5 pt-2 text-small font-semibold">
        {name}
      </p>
      <ul aria-labelledby={id} className="col-span-3">
        {children}
      </ul>
    </div>
  )
}

function Row({ href, title, children }: { href: string; title: string; children: ReactNode }) {
  return (
    <li>
      <a
        href={href}
        className="block border-l-2 border-transparent px-5 py-2 focus-within:border-accent-text hover:bg-surface focus-visible:bg-surface focus-visible:outline-transparent"
      >
        {title && <span className="block font-semibold">{title}</span>}
        <span className="block text-small text-muted">{children}</span>
      </a>
    </li>
  )
}
