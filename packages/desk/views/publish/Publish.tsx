import { Button } from '@lintel/kit/ui/Button.tsx'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { linkTo } from '../../app/address.ts'
import { type ResponseOf, request } from '../../app/request.ts'
import { DiagnosticText, ErrorMessage, Loading, TitledSection, ViewHeading } from '../../app/ui.tsx'
import { useAfterWrites } from '../../app/useLiveRequest.ts'
import { useRequest } from '../../app/useRequest.ts'
import { useTask } from '../../app/useTask.ts'
import { Changes } from '../../versions/Changes.tsx'
import { Conflicts } from './Conflicts.tsx'
import { FixControl, RemoveAllQuestions } from './FixControl.tsx'
import { LaunchNotice } from './LaunchNotice.tsx'
import { Outcome, type Reached } from './Outcome.tsx'
import { PublishForm } from './PublishForm.tsx'
import { UnsavedFields } from './Unsaved.tsx'
import { useChoices } from './useChoices.ts'

type Review = Extract<ResponseOf<'publish', 'review'>, { state: 'ready' }>

export default function Publish() {
  const form = useId()
  const { choices, choose, clear } = useChoices()
  const { data: latest, error, reload } = useRequest(() => request('publish', 'review', { choices }))
  const [reached, setReached] = useState<Reached>()
  const [isPublishing, setPublishing] = useState(false)
  /** The review that was published; it is hidden until the next one has arrived. */
  const [published, setPublished] = useState<typeof latest>()
  const review = latest === published ? undefined : latest
  const isValid = review?.state === 'ready' && review.diagnostics.length === 0
  useAfterWrites(reload)
  const outcome = review?.state === 'ready' && !stillHolds(reached?.state, review) ? undefined : reached
  const isOpen = outcome?.state === 'open' && review?.state === 'ready'
  /** How often words were to be chosen: what was written may be refused again. */
  const [openings, setOpenings] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time, the focus goes to what is to be chosen
  useEffect(() => {
    if (isOpen) document.getElementById('conflicts')?.focus()
  }, [isOpen, openings])
  const status = useRef<HTMLParagraphElement>(null)
  function done(state: Reached['state']) {
    if (latest?.state === 'ready') setReached({ state, of: latest, at: Date.now() })
    status.current?.focus()
    if (state === 'open') setOpenings((count) => count + 1)
    else if (state !== 'changed') {
      clear()
      setPublished(latest)
    }
    reload()
  }
  return (
    <>
      <ViewHeading>Publish</ViewHeading>
      <div className="p-6">
        <p
          ref={status}
          tabIndex={-1}
          role="status"
          className="max-w-prose font-semibold text-accent-text not-empty:mb-4"
        >
          {outcome && <Outcome {...outcome} />}
        </p>
        <UnsavedFields />
        {!review && <Loading error={error} />}
        {review?.state === 'interrupted' && <Interrupted onRecovered={reload} />}
        {review?.state === 'detached' && <Detached {...review} onReturned={reload} />}
        {review?.state === 'ready' && (
          <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
            <div className="grid min-w-0 gap-8">
              {isValid && hasChanges(review) && <LaunchNotice isFirst={review.isFirstPush} />}
              {review.conflicts.length > 0 && (
                <Conflicts
                  conflicts={review.conflicts}
                  choices={choices}
                  form={form}
                  isLocked={isPublishing}
                  onChoose={choose}
                />
              )}
              {review.files.length > 0 ? (
                <Changes files={review.files} />
              ) : hasChanges(review) ? (
                <Unsent {...review} />
              ) : (
                <Unchanged {...review} />
              )}
              {hasChanges(review) && review.unused > 0 && (
                <a {...linkTo('/pictures/unused')} className="text-small text-accent-text underline">
                  Sent all the same: pictures that nothing shows ({review.unused})
                </a>
              )}
              <Excluded files={review.excluded} />
            </div>
            <div className="grid gap-6 lg:sticky lg:top-6 max-lg:order-first">
              {!isValid && <Problems diagnostics={review.diagnostics} onFixed={reload} />}
              {(review.isRemote || (isValid && hasChanges(review))) && (
                <PublishForm
                  {...review}
                  isValid={isValid}
                  choices={choices}
                  hasChanges={hasChanges(review)}
                  problems={review.diagnostics.length + review.conflicts.length}
                  id={form}
                  onDone={done}
                  onRefused={reload}
                  onRunning={setPublishing}
                />
              )}
            </div>
          </div>
        )}
      </div>
    </>
  )
}

/** What was said of a publication is over once there is something new to publish, or nothing to choose any more. */
function stillHolds(state: Reached['state'] | undefined, review: Review): boolean {
  if (state === 'open') return review.conflicts.length > 0
  return !(state === 'sent' || state === 'kept') || !hasChanges(review)
}

const hasChanges = ({ files, conflicts, developerCommits, unsent }: Review) =>
  files.length > 0 || conflicts.length > 0 || developerCommits.length > 0 || unsent > 0

/** What has changed in the project, and is for a developer to send. */
function Excluded({ files }: { files: Review['excluded'] }) {
  if (files.length === 0) return null
  return (
    <p className="text-small break-words text-muted">
      Not sent from here, as it is neither a text nor a picture of the site: {files.join(', ')}. A developer
      sends it.
    </p>
  )
}

/** What waits here once something has changed. */
function Unchanged({ excluded, isRemote }: Pick<Review, 'excluded' | 'isRemote'>) {
  return (
    <p className="max-w-prose text-muted">
      {excluded.length > 0 ? 'No text and no picture' : 'Nothing'} has changed since{' '}
      {isRemote ? 'the site was last published' : 'it was last kept in the history'}. What you change in
      pages, articles, claims and the brand is kept on this machine at once, and waits here until you{' '}
      {isRemote ? 'publish' : 'keep'} it.
    </p>
  )
}

/** What was kept in the history, and is not sent, while no text differs from what is published. */
function Unsent({ isFirstPush }: Pick<Review, 'isFirstPush'>) {
  return (
    <p className="max-w-prose">
      {isFirstPush
        ? 'Nothing of this site was published yet: all of it waits to be sent.'
        : 'All texts are as they were last published, but the history on this machine has steps that were not sent yet. Publish to send them.'}
    </p>
  )
}

/** Problems that block a build, each with a control that fixes it. */
function Problems({ diagnostics, onFixed }: Pick<Review, 'diagnostics'> & { onFixed: () => void }) {
  const groups = Map.groupBy(diagnostics, (each) =>
    each.control.kind === 'questions' && each.control.heading !== null ? each.file : keyOf(each),
  )
  const line = (each: Review['diagnostics'][number]) => (
    <li key={keyOf(each)} className="break-words">
      <span className="font-semibold">{each.name}:</span> <DiagnosticText {...each} />{' '}
      <FixControl diagnostic={each} onFixed={onFixed} />
    </li>
  )
  return (
    <TitledSection title="Not yet: something must be corrected" isProblem>
      <ul className="mt-3 grid gap-3 text-small">
        {[...groups].map(([key, found]) =>
          found.length > 1 ? (
            <li key={key} className="break-words">
              <RemoveAllQuestions diagnostics={found} onFixed={onFixed} />
              <details className="mt-2">
                <summary>One by one</summary>
                <ul className="mt-2 grid gap-3">{found.map(line)}</ul>
              </details>
            </li>
          ) : (
            found.map(line)
          ),
        )}
      </ul>
    </TitledSection>
  )
}

const keyOf = ({ file, line, message }: Review['diagnostics'][number]) => `${file} ${line} ${message}`

function Interrupted({ onRecovered }: { onRecovered: () => void }) {
  return (
    <TitledSection title="Something was left half done" className="max-w-prose">
      <p className="mt-3">
        An earlier publication has stopped on its way, or a developer is at work on this machine. Nothing is
        lost. If nobody is at work on it, take it back: all texts stay as they are, and are listed here until
        they are sent. What a developer has begun in other files is taken out of this folder, and kept in its
        history (refs/desk).
      </p>
      <TaskButton task={() => request('publish', 'recover', {}).then(onRecovered)}>Take it back</TaskButton>
    </TitledSection>
  )
}

type DetachedReview = Extract<ResponseOf<'publish', 'review'>, { state: 'detached' }>

/** A folder that git has on no branch, as after a developer has looked at an earlier state. */
function Detached({ target, files, onReturned }: DetachedReview & { onReturned: () => void }) {
  return (
    <div className="grid gap-8">
      <TitledSection title="This folder is on no branch" className="max-w-prose">
        <p className="mt-3">
          So nothing can be published from it. Nothing is lost: what you change stays on this machine.{' '}
          {target
            ? `If no developer is at work on it, go back to the branch “${target}”.`
            : 'No branch to go back to is certain: ask whoever set the project up to bring this folder to the one that is published.'}
        </p>
        {target && (
          <TaskButton task={() => request('publish', 'goBack', {}).then(onReturned)}>
            Go back to {target} and keep my changes
          </TaskButton>
        )}
      </TitledSection>
      {files.length > 0 && <Changes files={files} />}
    </div>
  )
}

function TaskButton({ task, children }: { task: () => Promise<void>; children: ReactNode }) {
  const { run, isRunning, error } = useTask()
  return (
    <>
      <Button className="mt-5" disabled={isRunning} onClick={() => run(task)}>
        {isRunning ? 'One moment …' : children}
      </Button>
      {error && <ErrorMessage error={error} className="mt-3" />}
    </>
  )
}
