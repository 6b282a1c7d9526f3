import { useState } from 'react'
import { linkTo, useAddress } from '../../app/address.ts'
import { FileDrop } from '../../app/FileDrop.tsx'
import { type ResponseOf, request } from '../../app/request.ts'
import { ErrorMessage, Loading, ViewHeading } from '../../app/ui.tsx'
import { useAfterWrites } from '../../app/useLiveRequest.ts'
import { useRequest } from '../../app/useRequest.ts'
import { useTask } from '../../app/useTask.ts'
import { storeFile } from '../../articles/storeFile.ts'
import { FocusDialog } from '../../records/FocusDialog.tsx'
import { Thumbnail } from '../../records/Thumbnail.tsx'
import { UndoButtons } from '../../records/UndoButtons.tsx'
import { NoteDialog, ReplaceDialog } from './dialogs.tsx'
import { type ListedPicture, PictureCard } from './PictureCard.tsx'

const unused = '/pictures/unused'
const dialogs = { replace: ReplaceDialog, note: NoteDialog, focus: FocusDialog }

export default function Pictures() {
  const address = useAddress()
  const { data, error, reload } = useRequest(() => request('pictures', 'list', {}))
  const [asked, setAsked] = useState<{ what: keyof typeof dialogs; picture: ListedPicture }>()
  const [outcome, setOutcome] = useState('')
  const task = useTask()
  useAfterWrites(reload)
  if (!data) return <Loading error={error} />
  const { pictures, logo, steps } = data
  const unusedPictures = pictures.filter(({ uses }) => uses.length === 0)
  const isFiltered = address === unused
  const shown = isFiltered ? unusedPictures : pictures
  const Asked = asked && dialogs[asked.what]
  const done = (words: string) => {
    setAsked(undefined)
    setOutcome(words)
    reload()
  }
  const store = (file: File) =>
    task.run(async () => {
      const name = await storeFile(file)
      done(`${name} is stored. “Picture”, over the text of an article, puts it there.`)
    })
  const remove = ({ file, version, name }: ListedPicture) =>
    task.run(async () => {
      await request('pictures', 'remove', { file, version })
      done(`${name} is removed.`)
    })
  return (
    <>
      <ViewHeading actions={<UndoButtons steps={steps} onStep={() => done('')} />}>Pictures</ViewHeading>
      <div className="p-6">
        <FileDrop
          label="New picture, in PNG, JPEG, WebP, AVIF, HEIC or SVG"
          isEverywhere={!asked}
          disabled={task.isRunning}
          onFile={store}
        />
        <p role="status" className="mt-2 max-w-prose text-accent-text">
          {outcome}
        </p>
        {task.error && <ErrorMessage error={task.error} className="max-w-prose" />}
        <nav aria-label="Which pictures" className="mt-4 flex flex-wrap gap-6">
          {[
            { href: '/pictures', label: `All (${pictures.length})` },
            { href: unused, label: `Used nowhere (${unusedPictures.length})` },
          ].map(({ href, label }) => (
            <a
              key={href}
              {...linkTo(href)}
              aria-current={(href === unused) === isFiltered ? 'page' : undefined}
              className="text-muted underline aria-[current]:font-semibold aria-[current]:text-accent-text"
            >
              {label}
            </a>
          ))}
        </nav>
        {isFiltered && unusedPictures.length === 0 && (
          <p className="mt-6">Each picture is shown somewhere.</p>
        )}
        <ul className="mt-6 grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-x-6 gap-y-10">
          {!isFiltered && logo && <Logo {...logo} />}
          {shown.map((picture) => (
            <PictureCard
              key={picture.file}
              picture={picture}
              isBusy={task.isRunning}
              onAsk={(what) => setAsked({ what, picture })}
              onRemove={() => remove(picture)}
            />
          ))}
        </ul>
      </div>
      {asked && Asked && <Asked {...asked} onClose={() => setAsked(undefined)} onDone={done} />}
    </>
  )
}

/** Icons of browsers and link previews are made from it. */
function Logo({ viewBox, path, bytes }: NonNullable<ResponseOf<'pictures', 'list'>['logo']>) {
  const [, , width, height] = viewBox.split(/[\s,]+/)
  return (
    <li className="min-w-0 text-small">
      <Thumbnail>
        <svg viewBox={viewBox} aria-hidden="true" className="size-20 text-black">
          <path d={path} fill="currentColor" />
        </svg>
      </Thumbnail>
      <h2 className="mt-2 font-semibold">Logo</h2>
      <p className="figures text-muted">
        {width} × {height} px, {Math.ceil(bytes / 1000)} kB
      </p>
      <p className="mt-1">
        On every page beside the name, in tabs of browsers, and in link previews.{' '}
        <a {...linkTo('/brand/logo.picture')} className="text-accent-text underline">
          Change it in Brand
        </a>
      </p>
    </li>
  )
}
