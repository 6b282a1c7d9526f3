import type { Change } from '@lintel/engine/content/change.ts'
import { Button } from '@lintel/kit/ui/Button.tsx'
import { linkTo } from './address.ts'
import { discardDraft, storedDrafts } from './autosave.ts'
import { type ResponseOf, request } from './request.ts'

type UnsavedField = ResponseOf<'publish', 'unsaved'>[number]

/**
 * The fields whose drafts in this browser are not saved.
 * @param drafts of `storedDrafts`
 */
export const requestUnsaved = (drafts = storedDrafts()): Promise<UnsavedField[]> =>
  request('publish', 'unsaved', {
    // An article's draft is its whole text, a record's draft its changes.
    drafts: drafts.map(([file, draft]) => ({
      file,
      changes: Array.isArray(draft) ? (draft as Change[]) : null,
    })),
  })

interface UnsavedListProps {
  fields: UnsavedField[]
  className: string
  onDiscarded: () => void
}

/** Links to fields that are not saved. What belonged to a record that is gone can only be discarded. */
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
              <span className="flex flex-wrap items-center gap-3">
                {words} is gone.
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
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
