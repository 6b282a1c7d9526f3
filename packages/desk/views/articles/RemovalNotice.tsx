import { Button } from '@lintel/kit/ui/Button.tsx'
import { goTo } from '../../app/address.ts'
import { call } from '../../app/request.ts'
import { Fault } from '../../app/ui.tsx'
import { useRun } from '../../app/useTask.ts'
import type { Change } from './changes.ts'
import { slugIn } from './names.ts'

interface Removal {
  title: string
  file: string
  changes: Change[]
}

/** What was removed last: the list that offers to bring it back is shown anew after each removal. */
let removed: Removal | undefined

/** Keeps what was removed last, for as long as the window stands. */
export function setRemoved(removal: Removal | undefined) {
  removed = removal
}

/** What was removed last, and the way back. */
export function Removed() {
  const { run, error } = useRun()
  if (!removed) return null
  const { title, file, changes } = removed
  const bringBack = () =>
    run(async () => {
      await call('articles', 'takeBack', { changes })
      setRemoved(undefined)
      goTo(`/articles/${slugIn(file)}`)
    })
  return (
    <div role="status" className="flex flex-wrap items-center gap-3">
      <span>“{title}” is deleted.</span>
      <Button variant="outline" size="sm" onClick={bringBack}>
        Undo
      </Button>
      {error && <Fault error={error} />}
    </div>
  )
}
