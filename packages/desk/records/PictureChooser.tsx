import { Button } from '@lintel/kit/ui/Button.tsx'
import { type KeyboardEvent, useState } from 'react'
import { request } from '../app/request.ts'
import { Dialog, Loading } from '../app/ui.tsx'
import { useRequest } from '../app/useRequest.ts'
import { LazyThumbnail } from './Thumbnail.tsx'

interface PictureChooserProps {
  /** What the names of the pictures begin with: "images/". */
  within: string
  onChoose: (name: string) => void
  onClose: () => void
}

/** The pictures that are there, each as it looks. */
export function PictureChooser({ within, onChoose, onClose }: PictureChooserProps) {
  const { data, error } = useRequest(() => request('pictures', 'list', {}))
  const [query, setQuery] = useState('')
  const sought = query.trim().toLowerCase()
  const pictures = data?.pictures.filter(({ name, size }) => size && name.startsWith(within))
  const matches = pictures?.filter(({ name }) => name.toLowerCase().includes(sought)) ?? []
  const chooseFirst = ({ key }: KeyboardEvent) => {
    if (key === 'Enter' && sought && matches[0]) onChoose(matches[0].name)
  }
  return (
    <Dialog title="Choose a picture" onClose={onClose}>
      <div className="w-[50rem] max-w-full">
        <div className="flex flex-wrap items-end gap-3">
          <label className="grid min-w-48 flex-1 gap-1.5">
            <span>Search by name</span>
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
          {!pictures && <Loading error={error} />}
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-4">
            {matches.map(({ file, version, name }) => (
              <li key={file}>
                <button
                  type="button"
                  className="h-full w-full rounded-sm border border-line p-2 text-left hover:border-edge"
                  onClick={() => onChoose(name)}
                >
                  <LazyThumbnail file={file} version={version} />
                  <span className="mt-2 block text-small break-words">{name}</span>
                </button>
              </li>
            ))}
          </ul>
          <p role="status" className="text-muted">
            {pictures?.length === 0 && 'There is no picture yet.'}
            {pictures && pictures.length > 0 && matches.length === 0 && 'No picture has such a name.'}
          </p>
        </div>
      </div>
    </Dialog>
  )
}
