import { ErrorMessage } from '../../app/ui.tsx'
import { useTask } from '../../app/useTask.ts'
import { storeFile } from './storeFile.ts'
import { Field, type FieldDiagnostic } from './TextField.tsx'

interface PictureProps {
  value: string
  diagnostics: FieldDiagnostic[]
  onEdit: (value: string) => void
}

export function PictureField({ value, diagnostics, onEdit }: PictureProps) {
  const { run, error } = useTask()
  const store = (file: File | undefined) => file && run(() => storeFile(file).then(onEdit))
  return (
    <div>
      <Field label="Picture" about="In place of the drawing: images/name.png" diagnostics={diagnostics}>
        {(control) => <input {...control} value={value} onChange={({ target }) => onEdit(target.value)} />}
      </Field>
      <label className="mt-2 grid gap-1 text-small">
        <span>Or choose a file</span>
        <input type="file" accept="image/*" onChange={({ target }) => store(target.files?.[0])} />
      </label>
      {error && <ErrorMessage error={error} />}
    </div>
  )
}
