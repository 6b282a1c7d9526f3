import { Button } from '@lintel/kit/ui/Button.tsx'
import { linkTo } from './address.ts'
import { discardDraft, discardSaved, storedDrafts, storedWords } from './autosave.ts'
import { type ResponseOf, request } from './request.ts'

type UnsavedField = ResponseOf<'publish', 'unsaved'>[number]

/**
 * The fields whose drafts in this browser are not saved. Drafts that the files have by now are dropped: a window that is
 * closed while it saves cannot.
 * @param drafts of `storedDrafts`
 */
export async function requestUnsaved(drafts = storedDrafts()): Promise<UnsavedField[]> {
  const fields = await request('publish', 'unsaved', {
    drafts: drafts.map(([file, draft]) => ({ file, draft })),
  })
  for (const [file, draft] of drafts)
    if (!fields.some((each) => each.file === file)) discardSaved(file, draft)
  return fields
}

interface UnsavedListProps {
  fields: UnsavedField[]
  className: string
  onDiscarded: () => void
}

/** Links to fields that are not saved. What belonged to a record that is gone can be copied, and discarded. */
export function UnsavedList({ fields, className, onDiscarded }: UnsavedListProps) {
  return (
    <ul className={className}>
      {fields.map(({ file, path, name, field, href }) => {
        const words = [name, field].filter(Boolean).join(': ')
        return (
          <li key={`${file}#${path.join('.')}`}>
            {href ? (
              <a {...linkTo(href)} className="text-accent-text underline">
                {words}
              </a>
            ) : (
              <div className="flex flex-wrap items-center gap-3">
                {words} is gone.
                <details className="order-last basis-full">
                  <summary className="cursor-pointer">The words, to copy</summary>
                  <textarea
                    aria-label={`Words of ${words}`}
                    readOnly
                    value={storedWords(file)}
                    onFocus={({ currentTarget }) => currentTarget.select()}
                    className="mt-2 h-24"
                  />
                </details>
                <Button
                  variant="outline"
                  size="sm"
                  onClick={() => {
                    discardDraft(file, path)
                    onDiscarded()
                  }}
                >
                  Discard what was written<span className="sr-only">: {words}</span>
                </Button>
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}
