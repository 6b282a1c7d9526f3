import { goTo } from '../../app/address.ts'
import { request } from '../../app/request.ts'
import { Field } from '../../app/TextField.tsx'
import { DialogForm } from '../../app/ui.tsx'
import { slugOfFile } from '../../articles/names.ts'

interface RenameProps {
  file: string
  version: string
  onClose: () => void
}

export function RenameArticle({ file, version, onClose }: RenameProps) {
  async function rename(form: FormData) {
    const name = String(form.get('name'))
    const renamed = await request('articles', 'rename', { file, version, name })
    goTo(`/articles/${slugOfFile(renamed.file)}`)
  }
  return (
    <DialogForm title="Rename the article" submitLabel="Rename" onSubmit={rename} onClose={onClose}>
      {(isWrong) => (
        <Field
          label="Address, behind /blog/"
          about="Links on this site follow. Where visitors may know the old address, it leads to the new one."
        >
          {(control) => (
            <input {...control} name="name" defaultValue={slugOfFile(file)} aria-invalid={isWrong} />
          )}
        </Field>
      )}
    </DialogForm>
  )
}
