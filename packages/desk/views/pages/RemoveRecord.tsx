import { call } from '../../app/request.ts'
import { DialogForm, Loading } from '../../app/ui.tsx'
import { useCall } from '../../app/useRequest.ts'
import type { Steps } from '../../records/RecordEditor.ts'

interface RemoveProps {
  file: string
  /** What one of its kind is called: "service". */
  kind: string
  version: string
  onRemoved: (steps: Steps) => void
  onClose: () => void
}

/** Asks whether a record shall be removed, and says what goes with it. */
export function RemoveRecord({ file, kind, version, onRemoved, onClose }: RemoveProps) {
  const { answer, error } = useCall(() => call('pages', 'beforeRemoval', { file }))
  const questions = answer?.questions === 1 ? 'the question' : `the ${answer?.questions} questions`
  return (
    <DialogForm
      title={`Remove this ${kind}?`}
      submit="Remove"
      keep="Keep it"
      onSubmit={async () => onRemoved((await call('pages', 'remove', { file, version })).steps)}
      onClose={onClose}
    >
      {answer ? (
        <>
          <p>
            {answer.title} will be gone from all menus and lists
            {answer.questions > 0 && `, with ${questions} that visitors ask about it`}
            {answer.page && `, and ${answer.page} will say that there is no such page`}. “Undo” brings all of
            it back.
          </p>
          {answer.linkedFrom.length > 0 && (
            <div>
              <p>These link to it, and have to be changed afterward:</p>
              <ul className="list-disc pl-5 text-small">
                {answer.linkedFrom.map((each) => (
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
