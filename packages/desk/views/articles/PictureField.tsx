import { FileDrop } from '../../app/FileDrop.tsx'
import { Field, type FieldDiagnostic } from '../../app/TextField.tsx'
import { ErrorMessage } from '../../app/ui.tsx'
import { useTask } from '../../app/useTask.ts'
import { storeFile } from '../../articles/storeFile.ts'
import { PictureButtons } from '../../records/PictureButtons.tsx'

interface PictureProps {
  value: string
  diagnostics: FieldDiagnostic[]
  onEdit: (value: string) => void
}

export function PictureField({ value, diagnostics, onEdit }: PictureProps) {
  const { run, error } = useTask()
  const store = (file: File) => run(() => storeFile(file).then(onEdit))
  return (
    <div>
      <Field label="Picture" about="In place of the drawing: images/name.png" diagnostics={diagnostics}>
        {(control) => <input {...control} value={value} onChange={({ target }) => onEdit(target.value)} />}
      </Field>
      <FileDrop label="Or choose a file" onFile={store} />
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <PictureButtons folder="images" value={value} isCropped onChoose={onEdit} />
      </div>
      {error && <ErrorMessage error={error} />}
    </div>
  )
}
