import { Button } from '@lintel/kit/ui/Button.tsx'
import { useEffect, useState } from 'react'
import { linkTo } from './address.ts'
import { discardDraft } from './autosave.ts'
import { explainDiagnostic } from './explainDiagnostic.ts'
import { type ResponseOf, request } from './request.ts'
import { ErrorMessage, sentence } from './ui.tsx'
import { useAfterWrites } from './useLiveRequest.ts'
import { useRequest } from './useRequest.ts'
import { useTask } from './useTask.ts'

interface BrokenFilesProps {
  /** The list is requested again when this changes. */
  refreshKey: string
  onRepaired: () => void
}

/** In ms, for changes by other programs. */
const pollInterval = 10_000

/** Lists files that cannot be read, above every view. Pages show their last valid version. */
export function BrokenFiles({ refreshKey, onRepaired }: BrokenFilesProps) {
  const { data: broken = [], reload } = useRequest(() => request('repair', 'list', {}), refreshKey)
  useEffect(() => {
    addEventListener('focus', reload)
    const timer = setInterval(() => document.hidden || reload(), pollInterval)
    return () => {
      removeEventListener('focus', reload)
      clearInterval(timer)
    }
  }, [reload])
  useAfterWrites(reload)
  if (broken.length === 0) return null
  return (
    <section role="alert" aria-label="Cannot be read" className="border-b border-danger bg-surface px-6 py-4">
      <h2 id="cannot-be-read" tabIndex={-1} className="font-semibold text-danger">
        {broken.some(({ isFolder }) => isFolder)
          ? 'Texts'
          : broken.length === 1
            ? 'One text'
            : `${broken.length} texts`}{' '}
        cannot be read
      </h2>
      <p className="mt-1 text-small text-muted">
        Pages show the last good version until this is settled. Nothing of it is published.
      </p>
      <ul className="mt-3 grid max-h-[40dvh] gap-3 overflow-y-auto text-small">
        {broken.map((each) => (
          <BrokenFile
            key={each.file}
            broken={each}
            onRepaired={() => {
              reload()
              onRepaired()
            }}
          />
        ))}
      </ul>
    </section>
  )
}

const format = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })

/** Its fix would be about signs and lines. */
const removalOfBeginning = 'Remove it, or have it corrected by whoever has written it.'

interface BrokenFileProps {
  broken: ResponseOf<'repair', 'list'>[number]
  onRepaired: () => void
}

function BrokenFile({ broken, onRepaired }: BrokenFileProps) {
  const { file, name, isFolder, isGone, problems, view, versions, standIn, nearestName, aside, isRemovable } =
    broken
  const { run, isRunning, error } = useTask()
  /** It stays in the list until that has been read again. */
  const [settled, setSettled] = useState<typeof broken>()
  const isDisabled = isRunning || settled === broken
  const repair = (task: () => Promise<unknown>) =>
    run(async () => {
      await task()
      setSettled(broken)
      onRepaired()
    })
  const [problem, ...others] = problems
  const first = problem && { ...problem, ...explainDiagnostic(problem) }
  return (
    <li className="grid gap-1">
      <p className="break-words">
        <strong>{name}</strong>
        {/* The syntax error is no help to somebody who can restore a version. */}
        {standIn &&
          `: ${standIn.kind} stands in ${isFolder ? 'place of their folder' : 'its place'}. It must be moved away, and is kept as ${standIn.aside}.`}
        {!standIn &&
          versions.length > 0 &&
          !first?.field &&
          (isFolder
            ? ': their folder is gone.'
            : isGone
              ? ' is gone, and others still name it.'
              : ' cannot be read.')}
        {first?.field && `: ${first.field}: ${sentence(first.message)}`}
        {!standIn &&
          versions.length === 0 &&
          first &&
          ` ${first.field ? '' : sentence(first.message)} ${view || !isRemovable ? sentence(first.fix) : removalOfBeginning}`}
        {others.length > 0 && ` And ${others.length} more.`}
        {aside && ` Put aside, it is kept as ${aside}.`}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        {versions.map(({ at, isKept }) => (
          <Button
            key={at}
            size="sm"
            variant="outline"
            disabled={isDisabled}
            onClick={() =>
              repair(() => request('repair', 'restore', { file, which: isKept ? 'kept' : 'good' }))
            }
          >
            {standIn && 'Put it aside, and '}
            {standIn ? 'bring' : 'Bring'} back{' '}
            {isKept ? 'what was last kept in the history' : 'the last good version'}, {format.format(at)}
            <span className="sr-only"> of {name}</span>
          </Button>
        ))}
        {nearestName && (
          <Button
            size="sm"
            variant="outline"
            disabled={isDisabled}
            onClick={() => repair(() => request('repair', 'rename', { file }))}
          >
            Call it {nearestName.replace(/.*\//, '')}
            <span className="sr-only">: {name}</span>
          </Button>
        )}
        {(aside || (standIn && versions.length === 0)) && (
          <Button
            size="sm"
            variant="outline"
            disabled={isDisabled}
            onClick={() => repair(() => request('repair', 'putAside', { file }))}
          >
            Put it aside<span className="sr-only">: {name}</span>
          </Button>
        )}
        {isRemovable && (
          <Button
            size="sm"
            variant="outline"
            disabled={isDisabled}
            onClick={() => repair(() => request('repair', 'remove', { file }).then(() => discardDraft(file)))}
          >
            Remove it<span className="sr-only">: {name}</span>
          </Button>
        )}
        {view && (
          <a {...linkTo(view)} className="text-accent-text underline">
            {isGone ? 'Choose another where it is named' : 'Settle it'}
            <span className="sr-only">: {name}</span>
          </a>
        )}
      </div>
      {error && <ErrorMessage error={error} />}
    </li>
  )
}
