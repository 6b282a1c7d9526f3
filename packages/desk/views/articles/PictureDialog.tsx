import { useEffect, useState } from 'react'
import { FileDrop } from '../../app/FileDrop.tsx'
import { request } from '../../app/request.ts'
import { DialogForm } from '../../app/ui.tsx'
import { useRequest } from '../../app/useRequest.ts'
import { storeFile } from './storeFile.ts'
import { Field } from './TextField.tsx'

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
  const { data } = useRequest(() => request('articles', 'choices', {}))
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
  const pictures = data?.pictures ?? []
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
      {!file && pictures.length > 0 && (
        <label className="grid gap-1.5">
          <span>Or one that is there</span>
          <select value={stored} onChange={({ target }) => setStored(target.value)}>
            <option value="">None</option>
            {pictures.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </label>
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
