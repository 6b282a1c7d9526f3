import { Button } from '@lintel/kit/ui/Button.tsx'
import { useId, useState } from 'react'
import { linkTo } from '../../app/address.ts'
import { type ResponseOf, request } from '../../app/request.ts'
import { ErrorMessage } from '../../app/ui.tsx'
import { useTask } from '../../app/useTask.ts'

type Review = Extract<ResponseOf<'publish', 'review'>, { state: 'ready' }>

interface FixControlProps {
  diagnostic: Review['diagnostics'][number]
  onFixed: () => void
}

const link = 'text-accent-text underline'

/** The control that fixes a problem which blocks publishing. */
export function FixControl({ diagnostic, onFixed }: FixControlProps) {
  const { file, message, control } = diagnostic
  const { run, isRunning, error } = useTask()
  const about = <span className="sr-only">: {message}</span>
  if (control.kind === 'questions')
    return <QuestionsControl file={file} control={control} onFixed={onFixed} />
  if (control.kind === 'view')
    return (
      <a {...linkTo(control.href)} className={link}>
        Settle it{about}
      </a>
    )
  if (control.kind === 'mail')
    return (
      <a href={control.href} className={link}>
        Send it to whoever set the project up{about}
      </a>
    )
  if (control.kind === 'notice')
    return (
      <a href="#cannot-be-read" className={link}>
        Settle it above{about}
      </a>
    )
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        disabled={isRunning}
        onClick={() => run(() => request('publish', 'rename', { file }).then(onFixed))}
      >
        Call it {control.to.replace(/.*\//, '')}
      </Button>
      {error && <ErrorMessage error={error} />}
    </>
  )
}

interface AllQuestionsProps {
  /** All of the same file. */
  diagnostics: Review['diagnostics']
  onFixed: () => void
}

/** Removes the questions about many missing headings at once, for example of a removed page. */
export function RemoveAllQuestions({ diagnostics, onFixed }: AllQuestionsProps) {
  const { run, isRunning, error } = useTask()
  const { file = '', name } = diagnostics[0] ?? {}
  const headings = diagnostics.flatMap(({ control }) =>
    control.kind === 'questions' && control.heading !== null ? control.heading : [],
  )
  return (
    <div className="grid justify-items-start gap-2">
      <p>
        <span className="font-semibold">{name}:</span> {headings.length} headings that visitors ask about are
        gone, such as “{headings[0]}”.
      </p>
      <Button
        size="sm"
        variant="outline"
        disabled={isRunning}
        onClick={() =>
          run(() => request('publish', 'moveQuestions', { file, headings, to: null }).then(onFixed))
        }
      >
        Remove the questions to all {headings.length}
        <span className="sr-only">: {name}</span>
      </Button>
      {error && <ErrorMessage error={error} />}
    </div>
  )
}

interface QuestionsProps {
  file: string
  control: Extract<FixControlProps['diagnostic']['control'], { kind: 'questions' }>
  onFixed: () => void
}

/** Moves questions whose heading is gone to another one, or removes them. */
function QuestionsControl({ file, control: { heading, headings }, onFixed }: QuestionsProps) {
  const id = useId()
  const [to, setTo] = useState('')
  const { run, isRunning, error } = useTask()
  const move = (to: string | null) =>
    run(() =>
      request('publish', 'moveQuestions', { file, headings: heading === null ? null : [heading], to }).then(
        onFixed,
      ),
    )
  return (
    <div className="mt-2 grid justify-items-start gap-2">
      {headings.length > 0 && (
        <>
          <label htmlFor={id}>The heading that these questions belong to now</label>
          <select id={id} value={to} onChange={({ target }) => setTo(target.value)}>
            <option value="">Choose one …</option>
            {[...new Set(headings)].filter(Boolean).map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
          <Button size="sm" variant="outline" disabled={isRunning || to === ''} onClick={() => move(to)}>
            Put them there
          </Button>
        </>
      )}
      <Button size="sm" variant="outline" disabled={isRunning} onClick={() => move(null)}>
        {heading === null ? 'Remove the questions' : `Remove the questions to “${heading}”`}
      </Button>
      {error && <ErrorMessage error={error} />}
    </div>
  )
}
