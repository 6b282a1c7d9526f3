import { Button } from '@lintel/kit/ui/Button.tsx'
import { type KeyboardEvent, useState } from 'react'
import { Field, type FieldDiagnostic } from '../../app/TextField.tsx'

interface TagsProps {
  tags: string[]
  diagnostics: FieldDiagnostic[]
  onEdit: (tags: string[]) => void
}

/** Enter or blur adds the typed tag. */
export function TagsField({ tags, diagnostics, onEdit }: TagsProps) {
  const [typed, setTyped] = useState('')
  function add() {
    if (typed.trim() && !tags.includes(typed)) onEdit([...tags, typed])
    setTyped('')
  }
  function addByEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    add()
  }
  return (
    <div>
      <Field label="Tags" about="Two or three words; Enter adds one." diagnostics={diagnostics}>
        {(control) => (
          <input
            {...control}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={addByEnter}
            onBlur={add}
          />
        )}
      </Field>
      {tags.length > 0 && (
        <ul aria-label="Tags" className="mt-2 flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag}>
              <Button
                variant="secondary"
                className="min-h-7! px-2.5! font-normal!"
                aria-label={`Remove the tag ${tag}`}
                onClick={() => onEdit(tags.filter((each) => each !== tag))}
              >
                <span className="max-w-40 truncate">{tag}</span> <span aria-hidden="true">×</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
