import { siteOrigin } from '../app/PageFrame.tsx'
import { sentence } from '../app/ui.tsx'
import { ChoiceDialog } from './ChoiceDialog.tsx'
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
  const matching = (sought: string) =>
    groups.flatMap(([purpose, names]) => {
      const fitting = names.filter((name) => `${purpose} ${labels[name]}`.toLowerCase().includes(sought))
      return fitting.length > 0 ? [{ purpose, names: fitting }] : []
    })
  const chooseFirst = (sought: string) => {
    const [first] = matching(sought)[0]?.names ?? []
    if (first) onChoose(first)
  }
  return (
    <ChoiceDialog
      title="Add a block"
      searchLabel="Search by name, purpose or what it shows"
      className="w-[60rem] max-w-full"
      onEnter={chooseFirst}
      onClose={onClose}
    >
      {(sought) => (
        <>
          {matching(sought).map(({ purpose, names }) => (
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
            {matching(sought).length === 0 &&
              'No block matches. A video, a map or a page elsewhere is a link in the block “Text”.'}
          </p>
        </>
      )}
    </ChoiceDialog>
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
