import { Button } from '@lintel/kit/ui/Button.tsx'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { request } from '../app/request.ts'
import { useRequest } from '../app/useRequest.ts'
import { FocusDialog, hasFocus } from './FocusDialog.tsx'
import { PictureChooser } from './PictureChooser.tsx'

/** The file of a picture, by what texts refer to it by. */
export const fileOfPicture = (name: string) =>
  `${name.startsWith('/') ? 'public' : 'content/blog/'}${name.replace(/^\.\//, '')}`

interface PictureButtonsProps {
  /** Of the pictures to choose from: "images" or "people". */
  folder: string
  /** What the field has; empty for none. */
  value: string
  /** Whether pages crop it. */
  isCropped?: boolean
  onChoose: (name: string) => void
}

/** Lead from a field to the pictures that are there, and to what stays in view of its own. */
export function PictureButtons({ folder, value, isCropped = false, onChoose }: PictureButtonsProps) {
  const [asked, setAsked] = useState<'picture' | 'focus'>()
  const [outcome, setOutcome] = useState('')
  const opener = useRef<HTMLElement>(null)
  const { data: picture, reload } = useRequest(
    async () => (value && isCropped ? request('pictures', 'open', { file: fileOfPicture(value) }) : null),
    value,
  )
  useEffect(() => {
    if (!asked) opener.current?.focus()
  }, [asked])
  const ask =
    (what: typeof asked) =>
    ({ currentTarget }: MouseEvent<HTMLElement>) => {
      opener.current = currentTarget
      setOutcome('')
      setAsked(what)
    }
  const close = () => setAsked(undefined)
  return (
    <>
      <Button variant="outline" size="sm" onClick={ask('picture')}>
        Choose one that is there
      </Button>
      {picture && hasFocus(picture) && (
        <Button variant="outline" size="sm" onClick={ask('focus')}>
          Focus
        </Button>
      )}
      <p role="status" className="text-small text-accent-text">
        {outcome}
      </p>
      {/* A form cannot stand in that of the field. */}
      {asked === 'picture' &&
        createPortal(
          <PictureChooser
            within={folder === 'people' ? '/people/' : `${folder}/`}
            onChoose={(name) => {
              close()
              onChoose(name)
            }}
            onClose={close}
          />,
          document.body,
        )}
      {asked === 'focus' &&
        picture &&
        createPortal(
          <FocusDialog
            picture={picture}
            onClose={close}
            onDone={(words) => {
              close()
              setOutcome(words)
              reload()
              // The same picture, which pages show otherwise now.
              onChoose(value)
            }}
          />,
          document.body,
        )}
    </>
  )
}
