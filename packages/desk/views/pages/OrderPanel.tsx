import { useEffect, useRef, useState } from 'react'
import { IconButton } from '../../app/IconButton.tsx'
import { request } from '../../app/request.ts'
import { ErrorMessage, Loading } from '../../app/ui.tsx'
import { useRequest } from '../../app/useRequest.ts'
import { useTask } from '../../app/useTask.ts'
import { PanelHeading } from '../../records/Entry.tsx'
import type { Steps } from '../../records/RecordEditor.ts'
import type { OrderedList } from './order.ts'

interface OrderPanelProps {
  type: string
  onShown: (steps: Steps) => void
  onClose: () => void
}

/** The lists that show the records of a kind, to be sorted by hand. */
export function OrderPanel({ type, onShown, onClose }: OrderPanelProps) {
  const { data, error, reload } = useRequest(() => request('pages', 'order', { kind: type }), type)
  const moving = useTask()
  if (!data) return <Loading error={error} />
  return (
    <section
      className="p-5"
      aria-label={`Order of ${data.name}`}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <PanelHeading title={`Order of ${data.name}`} onClose={onClose} />
      {moving.error && <ErrorMessage error={moving.error} className="mt-3" />}
      {data.lists.map((list) => (
        <SortedList
          key={list.path.join('.')}
          list={list}
          isBusy={moving.isRunning}
          onOrder={(files) =>
            moving.run(async () => {
              const { steps } = await request('pages', 'reorder', { kind: type, path: list.path, files })
              onShown(steps)
              reload()
            })
          }
        />
      ))}
    </section>
  )
}

interface SortedListProps {
  list: OrderedList
  isBusy: boolean
  onOrder: (files: string[]) => void
}

function SortedList({ list: { label, entries }, isBusy, onOrder }: SortedListProps) {
  const [moved, setMoved] = useState<{ file: string; way: 'up' | 'down' }>()
  const list = useRef<HTMLOListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows what was moved once the list is another
  useEffect(() => {
    const buttons = [...(list.current?.querySelectorAll<HTMLButtonElement>('button') ?? [])]
    const own = buttons.filter(({ dataset }) => dataset.file === moved?.file && moved)
    const button = own.find(({ dataset, disabled }) => dataset.way === moved?.way && !disabled)
    const other = own.find(({ disabled }) => !disabled)
    ;(button ?? other)?.focus()
  }, [entries])
  const move = (index: number, way: 'up' | 'down') => {
    const { file = '' } = entries[index] ?? {}
    const files = entries.map((each) => each.file)
    setMoved({ file, way })
    onOrder(files.toSpliced(index, 1).toSpliced(index + (way === 'up' ? -1 : 1), 0, file))
  }
  const place = entries.findIndex(({ file }) => file === moved?.file)
  return (
    <fieldset className="mt-5">
      <legend className="text-small font-semibold">{label}</legend>
      <ol ref={list} className="mt-2 border-t border-line">
        {entries.map(({ file, title }, index) => (
          <li key={file} className="flex items-center gap-2 border-b border-line py-1">
            <span className="min-w-0 flex-1 truncate">{title}</span>
            {(['up', 'down'] as const).map((way) => (
              <IconButton
                key={way}
                icon="arrow-up"
                className={way === 'down' ? 'rotate-180' : ''}
                label={`Move ${title} ${way}`}
                data={{ 'data-file': file, 'data-way': way }}
                isDisabled={index === (way === 'up' ? 0 : entries.length - 1)}
                onClick={() => !isBusy && move(index, way)}
              />
            ))}
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {place >= 0 && `${entries[place]?.title} is number ${place + 1} of ${entries.length}.`}
      </p>
    </fieldset>
  )
}
