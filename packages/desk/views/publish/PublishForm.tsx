import { Button } from '@lintel/kit/ui/Button.tsx'
import { type FormEvent, useEffect, useId, useRef } from 'react'
import { type ResponseOf, request } from '../../app/request.ts'
import { ErrorMessage } from '../../app/ui.tsx'
import { useIsSlow, useTask } from '../../app/useTask.ts'
import type { Choices } from '../../versions/merge/conflicts.ts'
import type { Reached } from './Outcome.tsx'

type Review = Extract<ResponseOf<'publish', 'review'>, { state: 'ready' }>

interface Props
  extends Pick<
    Review,
    'isRemote' | 'isFirstPush' | 'isAuthorKnown' | 'sentence' | 'developerCommits' | 'aside' | 'tree'
  > {
  /** The form's id, by which choices elsewhere on the page belong to it. */
  id: string
  choices: Choices
  /** Whether the content is valid. If not, it is only merged with what others have published. */
  isValid: boolean
  /** Whether there is something to publish. If not, what others have published is only brought in. */
  hasChanges: boolean
  /** How much there is to correct or to choose. */
  problems: number
  /** @param state "open" if a conflict must be resolved first; "changed" if there is more to publish than is listed */
  onDone: (state: Reached['state']) => void
  /** Called after a failure, which may have changed what is listed. */
  onRefused: () => void
  /** Until it has ended, nothing that it was begun with may change. */
  onRunning: (isRunning: boolean) => void
}

/** How often others may publish between the merge and the push. */
const maxAttempts = 5

export function PublishForm(props: Props) {
  const {
    id,
    isValid,
    hasChanges,
    problems,
    isRemote,
    isFirstPush,
    isAuthorKnown,
    sentence,
    developerCommits,
    aside,
    tree,
    choices,
    onDone,
    onRefused,
    onRunning,
  } = props
  const { run, isRunning, error, forget } = useTask()
  useEffect(() => onRunning(isRunning), [isRunning, onRunning])
  const isSlow = useIsSlow(isRunning)
  const isSent = isValid && hasChanges
  const field = useId()
  const before = useRef(problems)
  // Once something is settled, why it was refused may be over.
  useEffect(() => {
    if (problems < before.current) forget()
    before.current = problems
  })
  async function publish(input: Parameters<typeof request<'publish', 'merge'>>[2]) {
    for (let attempt = 0; attempt < maxAttempts; attempt++) {
      // From the second time on, what is listed has been committed.
      const { state: merged } = await request('publish', 'merge', attempt === 0 ? { ...input, tree } : input)
      if (merged !== 'ready') return onDone(merged)
      if (!isSent) return onDone('brought')
      const { state } = await request('publish', 'push', aside ? { to: aside.to } : {})
      if (state !== 'moved') return onDone(state)
    }
    throw new Error('Others publish all the time. Your changes are kept here: publish again in a minute.')
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const textOf = (name: string) => String(data.get(name) ?? '')
    const author =
      isAuthorKnown || !hasChanges ? {} : { author: { name: textOf('name'), email: textOf('email') } }
    run(() =>
      publish({ sentence: textOf('sentence') || 'Keep what has changed', choices, ...author }).catch(
        (error) => {
          onRefused()
          throw error
        },
      ),
    )
  }
  return (
    <form id={id} onSubmit={submit} className="grid gap-4 border border-line p-5">
      <h2 className="text-h3">
        {isSent
          ? isFirstPush
            ? 'Publish the site for the first time'
            : 'Publish these changes'
          : isValid
            ? 'Perhaps others have published'
            : 'Perhaps others have corrected it'}
      </h2>
      {hasChanges && (
        <label htmlFor={field} className="text-small">
          What has changed, in a sentence
          <textarea id={field} name="sentence" required defaultValue={sentence || 'Send earlier changes'} />
        </label>
      )}
      {hasChanges && !isAuthorKnown && (
        <>
          <label className="text-small">
            Your name
            <input name="name" required autoComplete="name" />
          </label>
          <label className="text-small">
            Your email address
            <input name="email" type="email" required autoComplete="email" />
          </label>
        </>
      )}
      {developerCommits.length > 0 && (
        <div className="text-small text-muted">
          <p>Work of a developer that was kept on this machine goes along:</p>
          <ul className="mt-1 list-disc pl-5">
            {developerCommits.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </div>
      )}
      {isSent && aside && (
        <div className="text-small">
          <p className="font-semibold">
            This folder is on the branch “{aside.from}”, which visitors do not see.
          </p>
          <label className="mt-2 flex items-start gap-2">
            <input type="checkbox" required className="mt-1 w-auto! shrink-0" />
            Bring all of “{aside.from}” to “{aside.to}”, which they see
          </label>
          <p className="mt-2 text-muted">
            If it is not ready for them, ask whoever set the project up to bring this folder to “{aside.to}”:
            your changes stay as they are.
          </p>
        </div>
      )}
      <p className="text-small text-muted">
        {!isSent
          ? 'What they have published is brought together with your changes, which are kept in the history on this machine. Nothing is sent.'
          : isRemote
            ? `It is sent to where your site is built from. Visitors see it some minutes later.${isFirstPush ? ' Nothing was sent there yet, so all of the site goes along.' : ''}`
            : 'It is kept in the history on this machine. To have it sent to your host from here, ask whoever set the project up.'}
      </p>
      <Button type="submit" disabled={isRunning}>
        {isSent
          ? isRunning
            ? 'Publishing …'
            : aside
              ? `Publish to ${aside.to}`
              : 'Publish'
          : isRunning
            ? 'One moment …'
            : 'Bring in what others have published'}
      </Button>
      <p role="status" className="text-small text-muted">
        {isSlow &&
          'The place that your site is built from has not answered yet. If it does not, this ends by itself within some minutes. Nothing of yours is lost, and you can go on with other work.'}
      </p>
      {error && <ErrorMessage error={error} />}
    </form>
  )
}
