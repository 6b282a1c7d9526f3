import { useEffect, useState } from 'react'
import { FileDrop } from '../../app/FileDrop.tsx'
import { Field } from '../../app/TextField.tsx'
import { DialogForm } from '../../app/ui.tsx'
import { fileOfPicture, PictureButtons } from '../../records/PictureButtons.tsx'
import { LazyThumbnail } from '../../records/Thumbnail.tsx'
import { storeFile } from '../storeFile.ts'

interface PictureProps {
  /** A picture that was dropped or pasted. */
  chosen: File | undefined
  /**
   * @param words the alternative text
   * @param caption empty for none
   */
  onInsert: (picture: string, words: string, caption: string) => void
  onClose: () => void
}

export function PictureDialog({ chosen, onInsert, onClose }: PictureProps) {
  const [file, setFile] = useState(chosen)
  const [stored, setStored] = useState('')
  const previewUrl = useObjectUrl(file)
  async function insert(form: FormData) {
    const textOf = (name: string) => String(form.get(name)).trim().replaceAll(/\s+/g, ' ')
    const picture = file ? await storeFile(file) : stored
    // Characters that would end the alternative text, the caption or the picture in Markdown.
    onInsert(
      picture,
      textOf('words').replaceAll('[', '(').replaceAll(']', ')'),
      textOf('caption').replaceAll('"', '’').replaceAll(/[()]/g, ''),
    )
  }
  return (
    <DialogForm title="Insert a picture" submitLabel="Insert" onSubmit={insert} onClose={onClose}>
      {previewUrl && (
        <img
          src={previewUrl}
          alt="What was chosen"
          className="max-h-48 w-fit max-w-full rounded-sm"
          // Not every browser shows photos of phones.
          onError={({ currentTarget }) => {
            currentTarget.hidden = true
          }}
        />
      )}
      {!chosen && (
        <FileDrop
          label="File, in PNG, JPEG, WebP, AVIF, HEIC or SVG"
          required={!stored && !file}
          isEverywhere
          onFile={setFile}
        />
      )}
      {!file && (
        <div className="grid justify-items-start gap-2">
          {stored && (
            <div className="w-48 max-w-full text-small break-words">
              <LazyThumbnail file={fileOfPicture(stored)} version="" />
              {stored}
            </div>
          )}
          <PictureButtons folder="images" value={stored} onChoose={setStored} />
        </div>
      )}
      <Field
        label="What it shows"
        about="For those who do not see it: “Three queues before one worker”. Of a drawing, say all that it says."
      >
        {(control) => <input {...control} name="words" required pattern=".*\S.*" />}
      </Field>
      <label className="grid gap-1.5">
        <span>Caption (optional)</span>
        <input name="caption" />
      </label>
    </DialogForm>
  )
}

function useObjectUrl(file: File | undefined): string | undefined {
  const [url, setAddress] = useState<string>()
  useEffect(() => {
    if (!file) return setAddress(undefined)
    const objectUrl = URL.createObjectURL(file)
    setAddress(objectUrl)
    return () => URL.revokeObjectURL(objectUrl)
  }, [file])
  return url
}
