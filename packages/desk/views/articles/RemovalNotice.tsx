import { Button } from '@lintel/kit/ui/Button.tsx'
import { goTo } from '../../app/address.ts'
import { request } from '../../app/request.ts'
import { ErrorMessage } from '../../app/ui.tsx'
import { useTask } from '../../app/useTask.ts'
import type { FileChange } from './changes.ts'
import { slugOfFile } from './names.ts'

interface Removal {
  title: string
  file: string
  changes: FileChange[]
}

/** Kept outside the component, because the list is mounted again after each removal. */
let lastRemoval: Removal | undefined

export function setLastRemoval(removal: Removal | undefined) {
  lastRemoval = removal
}

export function RemovalNotice() {
  const { run, error } = useTask()
  if (!lastRemoval) return null
  const { title, file, changes } = lastRemoval
  const undo = () =>
    run(async () => {
      await request('articles', 'revert', { changes })
      setLastRemoval(undefined)
      goTo(`/articles/${slugOfFile(file)}`)
    })
  return (
    <div role="status" className="flex flex-wrap items-center gap-3">
      <span>“{title}” is deleted.</span>
      <Button variant="outline" size="sm" onClick={undo}>
        Undo
      </Button>
      {error && <ErrorMessage error={error} />}
    </div>
  )
}
