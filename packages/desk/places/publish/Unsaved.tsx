import { linkTo } from '../../app/address.ts'
import { call } from '../../app/call.ts'
import { useLatest } from '../../app/useLatest.ts'
import type { Change } from '../../records/change.ts'

/** What was typed and stands in no file, as it cannot be written: nothing of it is published. */
export function Unsaved() {
  const fields = useLatest(() => call('publish', 'unsaved', { fields: unsavedFields() })) ?? []
  if (fields.length === 0) return null
  return (
    <section aria-labelledby="unsaved" className="mb-8 max-w-prose">
      <h2 id="unsaved" className="text-h3 text-danger">
        Not saved, so not published
      </h2>
      <ul className="mt-3 grid gap-2 text-small">
        {fields.map(({ name, place, href }) => (
          <li key={name + place}>
            <a {...linkTo(href)} className="text-accent-text underline">
              {[name, place].filter(Boolean).join(': ')}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

const key = 'unsaved '

/** What editors keep in the browser for as long as it is not written. */
function unsavedFields() {
  const files = Object.keys(localStorage).filter((each) => each.startsWith(key))
  return files.flatMap((each) => {
    const file = each.slice(key.length)
    const { changes = [{ path: [] }] }: { changes?: Pick<Change, 'path'>[] } = JSON.parse(
      localStorage.getItem(each) ?? '{}',
    )
    return changes.map(({ path }) => ({ file, path }))
  })
}
