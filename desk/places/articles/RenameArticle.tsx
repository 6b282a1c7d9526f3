import { type FormEvent, useState } from 'react'
import { Button } from '#components/ui/Button.tsx'
import { goTo } from '#desk/app/address.ts'
import { call } from '#desk/app/call.ts'
import { Dialog, Fault } from '#desk/app/parts.tsx'
import { slugIn } from './names.ts'

interface RenameProps {
  file: string
  version: string
  onClose: () => void
}

/** Asks for another address, to which the old one leads. */
export function RenameArticle({ file, version, onClose }: RenameProps) {
  const [error, setError] = useState<Error>()
  async function rename(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const slug = String(new FormData(event.currentTarget).get('slug'))
    try {
      const renamed = await call('articles', 'rename', { file, version, slug })
      goTo(`/articles/${slugIn(renamed.file)}`)
    } catch (error) {
      setError(error as Error)
    }
  }
  return (
    <Dialog title="Rename the article" onClose={onClose}>
      <form onSubmit={rename} className="grid gap-4">
        <label className="grid gap-1.5">
          <span>Address, behind /blog/</span>
          <input
            name="slug"
            defaultValue={slugIn(file)}
            aria-invalid={Boolean(error)}
            aria-describedby="slug-about"
          />
        </label>
        <p id="slug-about" className="text-small text-muted">
          Links on this site follow. Where visitors may know the old address, it leads to the new one.
        </p>
        {error && <Fault error={error} />}
        <div className="flex gap-2">
          <Button type="submit" size="sm">
            Rename
          </Button>
          <Button variant="outline" size="sm" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
