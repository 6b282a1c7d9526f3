import { Button } from '@lintel/kit/ui/Button.tsx'
import { useId, useState } from 'react'
import { linkTo } from '../../app/address.ts'
import { type AnswerOf, call } from '../../app/request.ts'
import { Fault } from '../../app/ui.tsx'
import { useRun } from '../../app/useTask.ts'

type Review = Extract<AnswerOf<'publish', 'review'>, { isInterrupted: false }>

interface SettleProps {
  diagnostic: Review['diagnostics'][number]
  onSettled: () => void
}

const link = 'text-accent-text underline'

/** What settles one thing that keeps the site from being published. */
export function Settle({ diagnostic, onSettled }: SettleProps) {
  const { file, message, control } = diagnostic
  const { run, isRunning, error } = useRun()
  const about = <span className="sr-only">: {message}</span>
  if (control.kind === 'questions') return <Questions file={file} control={control} onSettled={onSettled} />
  if (control.kind === 'view')
    return (
      <a {...linkTo(control.href)} className={link}>
        Settle it{about}
      </a>
    )
  if (control.kind === 'letter')
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
        onClick={() => run(() => call('publish', 'rename', { file }).then(onSettled))}
      >
        Call it {control.to.replace(/.*\//, '')}
      </Button>
      {error && <Fault error={error} />}
    </>
  )
}

interface AllQuestionsProps {
  /** Of one file. */
  diagnostics: Review['diagnostics']
  onSettled: () => void
}

/** Many headings are gone at once, as those of a page that was removed: all of their questions go by one button. */
export function AllQuestions({ diagnostics, onSettled }: AllQuestionsProps) {
  const { run, isRunning, error } = useRun()
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
          run(() => call('publish', 'settleQuestions', { file, headings, to: null }).then(onSettled))
        }
      >
        Remove the questions to all {headings.length}
        <span className="sr-only">: {name}</span>
      </Button>
      {error && <Fault error={error} />}
    </div>
  )
}

interface QuestionsProps {
  file: string
  control: Extract<SettleProps['diagnostic']['control'], { kind: 'questions' }>
  onSettled: () => void
}

/** Questions of visitors without a heading: another answers them now, or none. */
function Questions({ file, control: { heading, headings }, onSettled }: QuestionsProps) {
  const id = useId()
  const [to, setTo] = useState('')
  const { run, isRunning, error } = useRun()
  const settle = (to: string | null) =>
    run(() =>
      call('publish', 'settleQuestions', { file, headings: heading === null ? null : [heading], to }).then(
        onSettled,
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
          <Button size="sm" variant="outline" disabled={isRunning || to === ''} onClick={() => settle(to)}>
            Put them there
          </Button>
        </>
      )}
      <Button size="sm" variant="outline" disabled={isRunning} onClick={() => settle(null)}>
        {heading === null ? 'Remove the questions' : `Remove the questions to “${heading}”`}
      </Button>
      {error && <Fault error={error} />}
    </div>
  )
}
