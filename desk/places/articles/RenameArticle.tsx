import { goTo } from '#desk/app/address.ts'
import { call } from '#desk/app/call.ts'
import { DialogForm } from '#desk/app/parts.tsx'
import { slugIn } from './names.ts'

interface RenameProps {
  file: string
  version: string
  onClose: () => void
}

/** Asks for another address, to which the old one leads. */
export function RenameArticle({ file, version, onClose }: RenameProps) {
  async function rename(form: FormData) {
    const slug = String(form.get('slug'))
    const renamed = await call('articles', 'rename', { file, version, slug })
    goTo(`/articles/${slugIn(renamed.file)}`)
  }
  return (
    <DialogForm title="Rename the article" submit="Rename" onSubmit={rename} onClose={onClose}>
      {(isWrong) => (
        <>
          <label className="grid gap-1.5">
            <span>Address, behind /blog/</span>
            <input
              name="slug"
              defaultValue={slugIn(file)}
              aria-invalid={isWrong}
              aria-describedby="slug-about"
            />
          </label>
          <p id="slug-about" className="text-small text-muted">
            Links on this site follow. Where visitors may know the old address, it leads to the new one.
          </p>
        </>
      )}
    </DialogForm>
  )
}
