import { useEffect, useId, useState } from 'react'
import { type ResponseOf, request } from '../../app/request.ts'
import { CharacterCount, DiagnosticList } from '../../app/ui.tsx'
import { diagnosticsOf } from '../../records/SingleField.tsx'
import type { ConflictSide, DescribedConflict } from '../../versions/describeConflict.ts'
import type { Choice, Choices } from '../../versions/merge/conflicts.ts'

/** With who wrote the other words, and when (ms). */
type OpenConflict = DescribedConflict & { writer?: { who: string; at: number } | undefined }

interface ConflictsProps {
  conflicts: OpenConflict[]
  choices: Choices
  /** The id of the form that submits the choices. */
  form: string
  /** While they are submitted. */
  isLocked: boolean
  onChoose: (id: string, choice: Choice) => void
}

/** Asks for each conflict which side to keep, or what to write instead. */
export function Conflicts({ conflicts, choices, form, isLocked, onChoose }: ConflictsProps) {
  const [refused, setRefused] = useState<Record<string, boolean>>({})
  const open = conflicts.filter(
    ({ id }) => !choices[id] || (choices[id].take === 'both' && refused[id]),
  ).length
  return (
    <section aria-labelledby="conflicts" className="min-w-0">
      <h2 id="conflicts" tabIndex={-1} className="text-h3">
        Choose which words stand
      </h2>
      <p className="mt-2 max-w-prose text-small text-muted">
        Somebody else has published changes to the same places. Everything else of both is brought together
        already. Choose for each place below; then publish. Whatever is not taken stays in the history.
      </p>
      <p role="status" className="mt-2 text-small font-semibold">
        {open === 0 ? 'All is chosen.' : `${open} of ${conflicts.length} to choose.`}
      </p>
      <ul className="mt-3 border-t border-line">
        {conflicts.map((each) => (
          <li key={each.id} className="border-b border-line py-4">
            <OneConflict
              conflict={each}
              choice={choices[each.id]}
              form={form}
              isLocked={isLocked}
              onChoose={(choice) => onChoose(each.id, choice)}
              onRefused={(isRefused) => setRefused((others) => ({ ...others, [each.id]: isRefused }))}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

const explanations: Record<DescribedConflict['kind'], string> = {
  words: 'You have written other words here than they have.',
  value: 'You have chosen something else here than they have.',
  order: 'You have put this list in another order than they have.',
  name: 'You have given it another address than they have.',
  removed: '',
  picture: 'You have put another picture here than they have.',
  twins: 'You have begun something new under the same name as they have.',
  folder: 'A text of one of you has the name of a folder of the other, so only one of them can stand here.',
}

interface OneConflictProps {
  conflict: OpenConflict
  choice: Choice | undefined
  form: string
  isLocked: boolean
  onChoose: (choice: Choice) => void
  /** Tells whether the text that was written cannot stand there. */
  onRefused: (isRefused: boolean) => void
}

function OneConflict({ conflict, choice, form, isLocked, onChoose, onRefused }: OneConflictProps) {
  const { id, kind, name, field, mine, theirs, namedIn, writer } = conflict
  const isRemoved = kind === 'removed'
  const isMineGone = isRemoved && mine.words === null && mine.picture === null
  const option = (take: Choice['take']) => ({
    group: id,
    form,
    isChosen: choice?.take === take,
    onChoose: () =>
      onChoose(take === 'both' && kind === 'words' ? { take, text: joinSides(conflict) } : { take }),
  })
  return (
    <fieldset disabled={isLocked}>
      <legend className="font-semibold">{[name, field].filter(Boolean).join(': ')}</legend>
      <p className="mt-1 text-small text-muted">
        {isRemoved
          ? isMineGone
            ? 'You have removed it, and they have changed it.'
            : 'They have removed it, and you have changed it.'
          : explanations[kind]}
        {writer && ` “They” are ${writer.who}, on ${format.format(writer.at)}.`}
      </p>
      {namedIn.length > 0 && (
        <div className="mt-2 text-small">
          <p>It is named here, where another must be chosen if you remove it:</p>
          <ul className="list-disc pl-5">
            {namedIn.map((each) => (
              <li key={`${each.name} ${each.field}`}>
                {each.name}: {each.field}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="mt-3 grid gap-3 sm:grid-cols-2">
        <Option
          label={isRemoved ? (isMineGone ? 'Remove it' : 'Keep mine') : 'Mine'}
          side={mine}
          {...option('mine')}
        />
        <Option
          label={isRemoved ? (isMineGone ? 'Keep theirs' : 'Remove it') : 'Theirs'}
          side={theirs}
          {...option('theirs')}
        />
        {kind === 'twins' && <Option label="Both: mine gets another address" {...option('both')} />}
        {kind === 'words' && (
          <div className="sm:col-span-2">
            <Option label="Both, as I write it" {...option('both')} />
            {choice?.take === 'both' && (
              <BothSides
                conflict={conflict}
                form={form}
                onRefused={onRefused}
                text={choice.text ?? ''}
                onWrite={(text) => onChoose({ take: 'both', text })}
              />
            )}
          </div>
        )}
      </div>
    </fieldset>
  )
}

const format = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })

/** In ms after the last key. */
const checkAfter = 300

interface BothSidesProps {
  conflict: DescribedConflict
  form: string
  text: string
  onWrite: (text: string) => void
  onRefused: (isRefused: boolean) => void
}

/** A text in place of both sides, which is checked as in the field's own form. */
function BothSides({ conflict, form, text, onWrite, onRefused }: BothSidesProps) {
  const { file, path, label, maxLength } = conflict
  const about = useId()
  const [problem, setProblem] = useState<ResponseOf<'publish', 'problemOf'>>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: callers pass inline functions, and a conflict keeps its field
  useEffect(() => {
    let isCurrent = true
    const timer = setTimeout(async () => {
      const diagnostic = await request('publish', 'problemOf', { file, path, text }).catch(() => null)
      if (!isCurrent) return
      setProblem(diagnostic)
      onRefused(diagnostic !== null)
    }, checkAfter)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [text])
  const problems = problem ? diagnosticsOf([{ ...problem, field: path.join('.') }], path, label) : []
  return (
    <div className="mt-2 text-small">
      <label>
        What stands there
        {maxLength && <CharacterCount of={text} most={maxLength} />}
        <textarea
          required
          form={form}
          value={text}
          aria-invalid={problem !== null || undefined}
          aria-describedby={about}
          onChange={({ target }) => onWrite(target.value)}
        />
      </label>
      <div id={about}>
        <DiagnosticList of={problems} role="alert" className="mt-1" />
      </div>
    </div>
  )
}

const joinSides = ({ mine, theirs }: DescribedConflict) => `${mine.words ?? ''} ${theirs.words ?? ''}`

/** In characters; longer texts scroll. */
const longText = 600

interface OptionProps {
  label: string
  side?: ConflictSide
  group: string
  form: string
  isChosen: boolean
  onChoose: () => void
}

function Option({ label, side, group, form, isChosen, onChoose }: OptionProps) {
  const id = useId()
  const isLong = (side?.words?.length ?? 0) > longText
  return (
    <div className={`border p-3 ${isChosen ? 'border-accent-text' : 'border-line'}`}>
      <div className="flex items-center gap-2">
        <input
          type="radio"
          id={id}
          name={group}
          form={form}
          required
          checked={isChosen}
          aria-describedby={side ? `${id}-side` : undefined}
          onChange={onChoose}
          className="w-auto! shrink-0"
        />
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
      </div>
      {side?.picture && (
        <img
          id={`${id}-side`}
          src={side.picture}
          alt={`${label}, as it looks`}
          className="mt-2 max-h-40 max-w-full"
        />
      )}
      {side?.words != null && (
        <p
          id={`${id}-side`}
          tabIndex={isLong ? 0 : undefined}
          className="mt-2 max-h-60 overflow-auto text-small break-words whitespace-pre-wrap"
        >
          {side.words || '(empty)'}
        </p>
      )}
    </div>
  )
}
