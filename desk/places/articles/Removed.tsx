import { useSyncExternalStore } from 'react'
import { Button } from '#components/ui/Button.tsx'
import { goTo } from '#desk/app/address.ts'
import { call } from '#desk/app/call.ts'
import { Fault } from '#desk/app/parts.tsx'
import { useRun } from '#desk/app/useRun.ts'
import type { Change } from './changes.ts'
import { slugIn } from './names.ts'

interface Removal {
  title: string
  file: string
  changes: Change[]
}

let last: Removal | undefined
const followers = new Set<() => void>()

/** Keeps what was removed last, so that the list can offer to bring it back. */
export function setRemoved(removal: Removal | undefined) {
  last = removal
  for (const follow of followers) follow()
}

function follow(changed: () => void) {
  followers.add(changed)
  return () => followers.delete(changed)
}

/** What was removed last, and the way back. */
export function Removed() {
  const removed = useSyncExternalStore(follow, () => last)
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
