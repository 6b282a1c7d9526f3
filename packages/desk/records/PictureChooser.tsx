import { request } from '../app/request.ts'
import { Loading } from '../app/ui.tsx'
import { useRequest } from '../app/useRequest.ts'
import { ChoiceDialog } from './ChoiceDialog.tsx'
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
  const pictures = data?.pictures.filter(({ name, size }) => size && name.startsWith(within))
  const matching = (sought: string) =>
    pictures?.filter(({ name }) => name.toLowerCase().includes(sought)) ?? []
  const chooseFirst = (sought: string) => {
    const [first] = matching(sought)
    if (first) onChoose(first.name)
  }
  return (
    <ChoiceDialog
      title="Choose a picture"
      searchLabel="Search by name"
      className="w-[50rem] max-w-full"
      onEnter={chooseFirst}
      onClose={onClose}
    >
      {(sought) => (
        <>
          {!pictures && <Loading error={error} />}
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-4">
            {matching(sought).map(({ file, version, name }) => (
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
            {pictures &&
              pictures.length > 0 &&
              matching(sought).length === 0 &&
              'No picture has such a name.'}
          </p>
        </>
      )}
    </ChoiceDialog>
  )
}
