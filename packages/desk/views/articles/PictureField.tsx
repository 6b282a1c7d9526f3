import { Fault } from '../../app/ui.tsx'
import { useRun } from '../../app/useTask.ts'
import { storeFile } from './storeFile.ts'
import { Field, type Wrong } from './TextField.tsx'

interface PictureProps {
  value: string
  wrong: Wrong[]
  onEdit: (value: string) => void
}

/** The picture at the top of an article, in place of the drawing. */
export function PictureField({ value, wrong, onEdit }: PictureProps) {
  const { run, error } = useRun()
  const store = (file: File | undefined) => file && run(() => storeFile(file).then(onEdit))
  return (
    <div>
      <Field label="Picture" about="In place of the drawing: images/name.png" wrong={wrong}>
        {(control) => <input {...control} value={value} onChange={({ target }) => onEdit(target.value)} />}
      </Field>
      <label className="mt-2 grid gap-1 text-small">
        <span>Or choose a file</span>
        <input type="file" accept="image/*" onChange={({ target }) => store(target.files?.[0])} />
      </label>
      {error && <Fault error={error} />}
    </div>
  )
}
