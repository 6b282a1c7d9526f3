import { Button } from '@lintel/kit/ui/Button.tsx'
import { type KeyboardEvent, useState } from 'react'
import { siteOrigin } from '../app/PageFrame.tsx'
import { Dialog, sentence } from '../app/ui.tsx'
import type { ChoiceField } from './fields.ts'
import { nameOf } from './names.ts'

interface BlockChooserProps {
  field: ChoiceField
  onChoose: (name: string) => void
  onClose: () => void
}

/** All blocks by what they are for, each as it looks on the site. */
export function BlockChooser({ field, onChoose, onClose }: BlockChooserProps) {
  const { groups = [], labels = {} } = field
  const [query, setQuery] = useState('')
  const sought = query.trim().toLowerCase()
  const matches = groups.flatMap(([purpose, names]) => {
    const fitting = names.filter((name) => `${purpose} ${labels[name]}`.toLowerCase().includes(sought))
    return fitting.length > 0 ? [{ purpose, names: fitting }] : []
  })
  const chooseFirst = (event: KeyboardEvent) => {
    const [first] = matches[0]?.names ?? []
    if (event.key !== 'Enter') return
    // The dialog may stand in a form, which would be sent.
    event.preventDefault()
    if (sought && first) onChoose(first)
  }
  return (
    <Dialog title="Add a block" onClose={onClose}>
      <div className="w-[60rem] max-w-full">
        <div className="flex flex-wrap items-end gap-3">
          <label className="grid min-w-48 flex-1 gap-1.5">
            <span>Search by name, purpose or what it shows</span>
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
        <div className="mt-4 h-[60dvh] overflow-y-auto">
          {matches.map(({ purpose, names }) => (
            <section key={purpose} aria-label={purpose} className="mb-6">
              <h3 className="mb-2 font-semibold">{purpose}</h3>
              <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
                {names.map((name) => (
                  <li key={name}>
                    <BlockChoice name={name} label={labels[name] ?? name} onChoose={() => onChoose(name)} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
          <p role="status" className="text-muted">
            {matches.length === 0 && 'No block matches.'}
          </p>
        </div>
      </div>
    </Dialog>
  )
}

interface BlockChoiceProps {
  name: string
  label: string
  onChoose: () => void
}

/** @param label its name, a colon, and what it shows */
function BlockChoice({ name, label, onChoose }: BlockChoiceProps) {
  const shows = label.replace(/^[^:]*: /, '')
  return (
    <button
      type="button"
      className="h-full w-full rounded-sm border border-line p-2 text-left hover:border-edge"
      onClick={onChoose}
    >
      <BlockPicture name={name} />
      <span className="mt-2 block font-semibold">{nameOf(name)}</span>
      <span className="block text-small text-muted">{sentence(shows)}</span>
    </button>
  )
}

/** The site's own rendering, scaled down. It runs no script, and is loaded when it is near. */
function BlockPicture({ name }: { name: string }) {
  return (
    <span className="@container block aspect-video min-h-0 overflow-clip bg-surface" aria-hidden="true">
      <iframe
        title={nameOf(name)}
        tabIndex={-1}
        loading="lazy"
        sandbox="allow-same-origin"
        src={`${siteOrigin}/?block=${name}`}
        className="pointer-events-none h-[720px] w-[1280px] origin-top-left [scale:calc(100cqw/1280px)]"
      />
    </span>
  )
}
