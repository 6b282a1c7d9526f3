import type { MouseEvent, ReactNode } from 'react'
import { linkTo } from '../../app/address.ts'
import { request } from '../../app/request.ts'
import { DialogForm, Loading } from '../../app/ui.tsx'
import { useRequest } from '../../app/useRequest.ts'
import type { Steps } from '../../records/RecordEditor.ts'

interface RemoveProps {
  file: string
  /** The name of its kind: "service". */
  kind: string
  version: string
  onRemoved: (steps: Steps) => void
  onClose: () => void
}

export function RemoveRecord({ file, kind, version, onRemoved, onClose }: RemoveProps) {
  const { data, error } = useRequest(() => request('pages', 'previewRemoval', { file }))
  const questions = data?.questions === 1 ? 'the question' : `the ${data?.questions} questions`
  return (
    <DialogForm
      title={`Remove this ${kind}?`}
      submitLabel="Remove"
      cancelLabel="Keep it"
      onSubmit={async () => onRemoved((await request('pages', 'remove', { file, version })).steps)}
      onClose={onClose}
    >
      {data ? (
        <>
          <p>
            {data.title} will be gone from all menus and lists
            {data.questions > 0 && `, with ${questions} that visitors ask about it`}
            {data.page && `, and ${data.page} will say that there is no such page`}. “Undo” brings{' '}
            {data.page || data.questions > 0 ? 'all of it' : 'it'} back.
          </p>
          {data.namedIn.length > 0 && (
            <div>
              <p>It is named here, where another must be chosen first:</p>
              <ul className="list-disc pl-5 text-small">
                {data.namedIn.map(({ name, field, href }) => (
                  <li key={`${name} ${field}`}>
                    {href ? (
                      <FieldLink href={href} onFollow={onClose}>
                        {name}: {field}
                      </FieldLink>
                    ) : (
                      `${name}: ${field}`
                    )}
                  </li>
                ))}
              </ul>
            </div>
          )}
          {data.linkedFrom.length > 0 && (
            <div>
              <p>These link to it, and have to be changed afterward:</p>
              <ul className="list-disc pl-5 text-small">
                {data.linkedFrom.map((each) => (
                  <li key={each}>{each}</li>
                ))}
              </ul>
            </div>
          )}
        </>
      ) : (
        <Loading error={error} />
      )}
    </DialogForm>
  )
}

interface FieldLinkProps {
  href: string
  /** Closes the dialog, which would stand over the field. */
  onFollow: () => void
  children: ReactNode
}

function FieldLink({ href, onFollow, children }: FieldLinkProps) {
  const { onClick } = linkTo(href)
  const follow = (event: MouseEvent) => {
    onClick(event)
    if (event.defaultPrevented) onFollow()
  }
  return (
    <a href={href} onClick={follow} className="text-accent-text underline">
      {children}
    </a>
  )
}
