import { Button } from '@lintel/kit/ui/Button.tsx'
import { clsx } from 'clsx'
import { useState } from 'react'
import { type ResponseOf, request } from '../../app/request.ts'
import { useRequest } from '../../app/useRequest.ts'
import { nameOfFile } from '../../records/nameOfFile.ts'
import { nameOf, parseFieldId } from '../../records/names.ts'
import type { Steps } from '../../records/RecordEditor.ts'
import { RecordHistory } from './RecordHistory.tsx'
import { RemoveRecord } from './RemoveRecord.tsx'

interface PartListProps {
  /** The address of the page. */
  path: string
  /** Ids of all texts of the page. */
  fieldIds: string[]
  onChoose: (fieldId: string) => void
  /** After an earlier version was brought back. */
  onRestored: (steps: Steps) => void
  onRemoved: (file: string, steps: Steps) => void
}

/** The parts of a page by the records that they come from, to choose one. */
export function PartList({ path, fieldIds, onChoose, onRestored, onRemoved }: PartListProps) {
  const parts = new Map<string, Map<string, string>>()
  for (const fieldId of fieldIds) {
    const { file, path } = parseFieldId(fieldId)
    const ofFile = parts.get(file) ?? new Map<string, string>()
    parts.set(file, ofFile)
    const part = (path[0] === 'blocks' ? path.slice(0, 2) : path.slice(0, 1)).join('.')
    if (!ofFile.has(part)) ofFile.set(part, fieldId)
  }
  // The file with the most texts is the page's own; menus and the footer come after it.
  const count = (file: string) => fieldIds.filter((fieldId) => fieldId.startsWith(`${file}#`)).length
  const sorted = [...parts].sort(([one], [other]) => count(other) - count(one))
  const files = sorted.map(([file]) => file)
  const { data: names } = useRequest(() => request('pages', 'names', { files }), files.join())
  return (
    <div className="p-5">
      <h2 className="font-semibold">Click a text on the page</h2>
      <p className="mt-1 text-small text-muted">Its field opens here. Or choose a part of the page:</p>
      {sorted.map(([file, ofFile], index) => (
        <section key={file} className="mt-5">
          <div className="flex flex-wrap items-end justify-between gap-2">
            <h3 className="text-small text-muted">{names?.[index] ?? nameOfFile(file)}</h3>
            <RecordHistory file={file} of={names?.[index] ?? nameOfFile(file)} onRestored={onRestored} />
          </div>
          <FilePartList file={file} parts={[...ofFile]} onChoose={onChoose} />
        </section>
      ))}
      <RemovePage key={path} path={path} onRemoved={onRemoved} />
    </div>
  )
}

/** Removes the record that a page shows alone. */
function RemovePage({ path, onRemoved }: Pick<PartListProps, 'path' | 'onRemoved'>) {
  const { data } = useRequest(() => request('pages', 'removableAt', { path }), path)
  const [isRemoving, setRemoving] = useState(false)
  if (!data) return null
  return (
    <>
      <Button variant="outline" size="sm" className="mt-8" onClick={() => setRemoving(true)}>
        Remove this {data.kind}
      </Button>
      {isRemoving && (
        <RemoveRecord
          {...data}
          onRemoved={(steps) => onRemoved(data.file, steps)}
          onClose={() => setRemoving(false)}
        />
      )}
    </>
  )
}

type FilePartListProps = Pick<PartListProps, 'onChoose'> & {
  file: string
  parts: [part: string, fieldId: string][]
}

function FilePartList({ file, parts, onChoose }: FilePartListProps) {
  const hasBlocks = parts.some(([part]) => part.startsWith('blocks.'))
  const { data: blocks } = useRequest(
    async () => (hasBlocks ? request('pages', 'blocks', { file }) : []),
    [file, ...parts.map(([, fieldId]) => fieldId)].join(),
  )
  return (
    <ul className="mt-1 border-t border-line">
      {withHidden(file, parts, blocks ?? []).map(([part, fieldId]) => {
        const { name = part, title = '', isHidden = false } = blocks?.[blockIn(part)] ?? {}
        return (
          <li key={part} className="border-b border-line">
            <button
              type="button"
              className={clsx(
                'min-h-10 w-full truncate text-left hover:text-accent-text',
                isHidden && 'text-muted',
              )}
              onClick={() => onChoose(fieldId)}
            >
              {isHidden && 'Hidden: '}
              {nameOf(name)}
              {title && <span className="text-small text-muted"> {title}</span>}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

/** The index of the block that is a part; not a number for other parts. */
const blockIn = (part: string) => Number(/^blocks\.(\d+)$/.exec(part)?.[1])

/** The parts of a file, with its hidden blocks, of which the page has no text, where they would stand. */
function withHidden(
  file: string,
  parts: FilePartListProps['parts'],
  blocks: ResponseOf<'pages', 'blocks'>,
): FilePartListProps['parts'] {
  return blocks.reduce((all, { isHidden }, index) => {
    if (!isHidden) return all
    const next = all.findIndex(([part]) => blockIn(part) > index)
    const part = `blocks.${index}`
    return all.toSpliced(next < 0 ? all.length : next, 0, [part, `${file}#${part}`])
  }, parts)
}
