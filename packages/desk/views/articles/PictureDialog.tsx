import { useEffect, useState } from 'react'
import { call } from '../../app/request.ts'
import { DialogForm } from '../../app/ui.tsx'
import { useCall } from '../../app/useRequest.ts'
import { storeFile } from './storeFile.ts'
import { Field } from './TextField.tsx'

interface PictureProps {
  /** What was dropped or pasted. */
  chosen: File | undefined
  /**
   * @param words for those who do not see it
   * @param caption shown below it; empty where there is none
   */
  onInsert: (picture: string, words: string, caption: string) => void
  onClose: () => void
}

/** Asks for a picture, or for one that is there already, and for what it shows. */
export function PictureDialog({ chosen, onInsert, onClose }: PictureProps) {
  const { answer } = useCall(() => call('articles', 'choices', {}))
  const [file, setFile] = useState(chosen)
  const [stored, setStored] = useState('')
  const address = useObjectUrl(file)
  async function insert(form: FormData) {
    const said = (name: string) => String(form.get(name)).trim().replaceAll(/\s+/g, ' ')
    const picture = file ? await storeFile(file) : stored
    // In Markdown, a bracket ends the words, a quotation mark the caption, and a line break the picture.
    onInsert(
      picture,
      said('words').replaceAll('[', '(').replaceAll(']', ')'),
      said('caption').replaceAll('"', '’').replaceAll(/[()]/g, ''),
    )
  }
  const pictures = answer?.pictures ?? []
  return (
    <DialogForm title="Insert a picture" submit="Insert" onSubmit={insert} onClose={onClose}>
      {address && (
        <img src={address} alt="What was chosen" className="max-h-48 w-fit max-w-full rounded-sm" />
      )}
      {!chosen && (
        <label className="grid gap-1.5">
          <span>File, in PNG, JPEG, WebP or AVIF</span>
          <input
            type="file"
            accept="image/png,image/jpeg,image/webp,image/avif"
            required={!stored}
            onChange={({ target }) => setFile(target.files?.[0])}
          />
        </label>
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
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!file) return setAddress(undefined)
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}
