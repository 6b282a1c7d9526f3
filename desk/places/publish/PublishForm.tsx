import { type FormEvent, useId } from 'react'
import { Button } from '#components/ui/Button.tsx'
import { type AnswerOf, CallError, call } from '#desk/app/call.ts'
import { Fault } from '#desk/app/parts.tsx'
import { useRun } from '#desk/app/useRun.ts'

type Review = AnswerOf<'publish', 'review'>

interface Props
  extends Pick<Review, 'remote' | 'branch' | 'isAuthorKnown' | 'sentence' | 'files' | 'unpublished'> {
  /** @param words what has become of it */
  onPublished: (words: string) => void
}

/** The last look before others see it: a sentence about what has changed, and a button. */
export function PublishForm({
  remote,
  branch,
  isAuthorKnown,
  sentence,
  files,
  unpublished,
  onPublished,
}: Props) {
  const { run, isRunning, error } = useRun()
  const id = useId()
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const textOf = (name: string) => String(data.get(name) ?? '')
    const author = isAuthorKnown ? {} : { author: { name: textOf('name'), email: textOf('email') } }
    run(async () => {
      const { commit, pushedTo } = await call('publish', 'publish', {
        sentence: textOf('sentence'),
        ...author,
      })
      onPublished(
        pushedTo
          ? `Published as ${commit}, and sent to ${pushedTo}. Your host builds the site from there now, which takes some minutes.`
          : `Kept as ${commit} on this machine. Nothing was sent, as this project names no place to send it to.`,
      )
    })
  }
  return (
    <form onSubmit={submit} className="grid gap-4 border border-line p-5">
      <h2 className="text-h3">{files.length > 0 ? 'Publish these changes' : 'Send what is kept here'}</h2>
      {files.length === 0 && (
        <p className="text-small text-muted">
          {unpublished === 1 ? 'A change was' : `${unpublished} changes were`} kept on this machine, and not
          sent yet.
        </p>
      )}
      <label htmlFor={id} className="text-small">
        What has changed, in a sentence
        <textarea id={id} name="sentence" required defaultValue={sentence || 'Send earlier changes'} />
      </label>
      {!isAuthorKnown && (
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
      <p className="text-small text-muted">
        {remote
          ? `It is sent to ${remote} (${branch}), from where your site is built. Visitors see it some minutes later.`
          : 'It is kept in the history on this machine. To have it sent to your host from here, ask whoever set the project up to name a remote.'}
      </p>
      <Button type="submit" disabled={isRunning}>
        {isRunning ? 'Publishing …' : 'Publish'}
      </Button>
      {error && <Fault error={error} />}
      {error instanceof CallError && error.theirs && (
        <details className="text-small">
          <summary>What they have published</summary>
          <pre className="mt-2 max-h-80 overflow-auto whitespace-pre-wrap">{error.theirs}</pre>
        </details>
      )}
    </form>
  )
}
