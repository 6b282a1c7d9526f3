import { Button } from '@lintel/kit/ui/Button.tsx'
import { goTo } from '../../app/address.ts'
import { type ResponseOf, request } from '../../app/request.ts'
import { ErrorMessage, TitledSection } from '../../app/ui.tsx'
import { useTask } from '../../app/useTask.ts'
import { slugOfFile } from '../../articles/names.ts'

type Removal = ResponseOf<'articles', 'removals'>[number]

/** Kept outside the component, because the list is mounted again after each removal. */
let lastRemoval: Removal | undefined

export function setLastRemoval(removal: Removal | undefined) {
  lastRemoval = removal
}

async function bringBack(file: string) {
  await request('articles', 'bringBack', { file })
  if (lastRemoval?.file === file) setLastRemoval(undefined)
  goTo(`/articles/${slugOfFile(file)}`)
}

/** The article that was deleted last, as long as it can be brought back. */
export function RemovalNotice({ removals }: { removals: Removal[] }) {
  const { run, error } = useTask()
  if (!lastRemoval || !removals.some(({ file }) => file === lastRemoval?.file)) return null
  const { title, file } = lastRemoval
  return (
    <div role="status" className="flex flex-wrap items-center gap-3">
      <span>“{title}” is deleted.</span>
      <Button variant="outline" size="sm" onClick={() => run(() => bringBack(file))}>
        Undo
      </Button>
      {error && <ErrorMessage error={error} />}
    </div>
  )
}

/** Deleted articles, each of which can be brought back until that is published. */
export function RemovedArticles({ removals }: { removals: Removal[] }) {
  const { run, isRunning, error } = useTask()
  if (removals.length === 0) return null
  return (
    <TitledSection title="Deleted, not published yet">
      <ul className="mt-3 border-t border-line">
        {removals.map(({ file, title }) => (
          <li
            key={file}
            className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-2.5"
          >
            <span className="min-w-0 break-words">{title}</span>
            <Button
              variant="outline"
              size="sm"
              disabled={isRunning}
              onClick={() => run(() => bringBack(file))}
            >
              Bring back<span className="sr-only">: {title}</span>
            </Button>
          </li>
        ))}
      </ul>
      {error && <ErrorMessage error={error} className="mt-3" />}
    </TitledSection>
  )
}
