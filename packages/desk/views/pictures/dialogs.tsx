import { FileDrop } from '../../app/FileDrop.tsx'
import { base64Of, request } from '../../app/request.ts'
import { Field } from '../../app/TextField.tsx'
import { Dialog, DialogForm, ErrorMessage } from '../../app/ui.tsx'
import { useTask } from '../../app/useTask.ts'
import type { ListedPicture } from './PictureCard.tsx'

interface PictureDialogProps {
  picture: ListedPicture
  onClose: () => void
  /** @param outcome in words */
  onDone: (outcome: string) => void
}

export function ReplaceDialog({ picture, onClose, onDone }: PictureDialogProps) {
  const { run, isRunning, error } = useTask()
  const { file, version, name, uses, note } = picture
  const places = [...new Set(uses.map((use) => use.name))].join(', ') || 'no text so far'
  const take = (chosen: File) =>
    run(async () => {
      const base64 = await base64Of(chosen)
      await request('pictures', 'replace', { file, version, name: chosen.name, base64 })
      onDone(`${name} is replaced in ${places}.`)
    })
  return (
    <Dialog title={`Replace ${name}`} onClose={onClose}>
      <div className="grid w-[32rem] max-w-full gap-4">
        <p>
          It is shown in {places}. Where words say what it shows, read them again
          {note.focus && ', and see whether its focus is still the right one'}.
        </p>
        <FileDrop label="The new picture" isEverywhere disabled={isRunning} onFile={take} />
        {error && <ErrorMessage error={error} />}
      </div>
    </Dialog>
  )
}

export function NoteDialog({ picture, onClose, onDone }: PictureDialogProps) {
  const { file, name, note } = picture
  const save = async (form: FormData) => {
    const textOf = (field: string) => String(form.get(field)).trim()
    const now = { ...note, source: textOf('source'), permission: textOf('permission') }
    await request('pictures', 'note', { file, was: note, now })
    onDone(`Saved what is noted about ${name}.`)
  }
  return (
    <DialogForm title={`Source of ${name}`} submitLabel="Save" onSubmit={save} onClose={onClose}>
      <Field label="Source" about="Who has made it, or where it is from. No visitor sees this.">
        {(control) => <input {...control} name="source" defaultValue={note.source} />}
      </Field>
      <Field label="Permission" about="Who has permitted to show it, when, and until when.">
        {(control) => <input {...control} name="permission" defaultValue={note.permission} />}
      </Field>
    </DialogForm>
  )
}
