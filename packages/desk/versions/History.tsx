import { Button } from '@lintel/kit/ui/Button.tsx'
import { type ReactNode, useEffect, useState } from 'react'
import { saveAll } from '../app/autosave.ts'
import { siteOrigin } from '../app/PageFrame.tsx'
import { type ResponseOf, request } from '../app/request.ts'
import { DiagnosticText, Dialog, ErrorMessage, Loading } from '../app/ui.tsx'
import { useRequest } from '../app/useRequest.ts'
import { useTask } from '../app/useTask.ts'
import { FieldList } from './Changes.tsx'

type Version = ResponseOf<'versions', 'list'>['versions'][number]

interface Props {
  file: string
  /** What the text is called. */
  of: string
  /** @param version of the file as it was listed */
  onRestore: (commit: string, version: string) => Promise<unknown>
}

/** Opens the history of a text. */
export function HistoryButton(props: Props) {
  const [isOpen, setOpen] = useState(false)
  const { run, isRunning, error } = useTask()
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        disabled={isRunning}
        onClick={() => run(() => saveAll().then(() => setOpen(true)))}
      >
        History<span className="sr-only"> of {props.of}</span>
      </Button>
      {error && <ErrorMessage error={error} />}
      {isOpen && <History {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

function History({ file, of, onRestore, onClose }: Props & { onClose: () => void }) {
  const { data, error } = useRequest(() => request('versions', 'list', { file }))
  const [shown, setShown] = useState<string | null>(null)
  const task = useTask()
  const { own = [], makers = [] } = Object.groupBy(data?.versions ?? [], ({ isMakers }) =>
    isMakers ? 'makers' : 'own',
  )
  const line = (each: Version) => (
    <li key={each.commit} className="min-w-0 border-t border-line pt-3 text-small">
      <Facts version={each} />
      {each.fields.length > 0 && (
        <details className="mt-2">
          <summary>What changed</summary>
          <FieldList fields={each.fields} />
        </details>
      )}
      {each.commit && each.isThere && (
        <Button
          size="sm"
          variant="outline"
          className="mt-2"
          aria-expanded={shown === each.commit}
          onClick={() => setShown(shown === each.commit ? null : each.commit)}
        >
          Look at this version
        </Button>
      )}
      {each.commit && shown === each.commit && (
        <Look file={file} commit={each.commit}>
          <Button
            size="sm"
            disabled={task.isRunning}
            onClick={() =>
              task.run(async () => {
                await onRestore(each.commit, data?.version ?? '')
                onClose()
              })
            }
          >
            Bring this version back
          </Button>
        </Look>
      )}
    </li>
  )
  // Other views must show the current words again.
  useEffect(() => () => void request('versions', 'leave', { file }), [file])
  return (
    <Dialog title={`History of ${of}`} onClose={onClose}>
      {!data && <Loading error={error} />}
      {data?.versions.length === 0 && <p>No history of this is kept yet.</p>}
      {task.error && <ErrorMessage error={task.error} className="mb-3" />}
      {own.length === 0 && makers.length > 0 && <p>Nothing of it has changed since the site came.</p>}
      <ol className="grid gap-4">{own.map(line)}</ol>
      {makers.length > 0 && (
        <details className="mt-4 border-t border-line pt-3 text-small">
          <summary className="font-semibold">
            The site as it came: {makers.length} {makers.length === 1 ? 'version' : 'versions'} by its makers
          </summary>
          <ol className="mt-4 grid gap-4">{makers.map(line)}</ol>
        </details>
      )}
    </Dialog>
  )
}

const format = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })

const states = { waiting: 'Not published yet', published: 'Published', kept: 'Kept, not sent' }

/** As many names of fields as are read at a glance. */
const maxNames = 5

function Facts({ version: { at, who, sentence, state, fields } }: { version: Version }) {
  const names = [...new Set(fields.map(({ name }) => name || 'all of it'))]
  const others = names.length - maxNames
  return (
    <>
      <div className="flex flex-wrap justify-between gap-x-4">
        <h3 className="font-semibold break-words">
          <time dateTime={new Date(at).toISOString()}>{format.format(at)}</time>, {who ?? 'on this machine'}
        </h3>
        {state && (
          <span className={state === 'waiting' ? 'text-accent-text' : 'text-muted'}>{states[state]}</span>
        )}
      </div>
      <p className="break-words">
        {[...names.slice(0, maxNames), ...(others > 0 ? [`${others} more`] : [])].join('; ') ||
          'No words, only how it is written'}
      </p>
      {sentence && <p className="break-words text-muted">“{sentence}”</p>}
    </>
  )
}

interface LookProps {
  file: string
  commit: string
  /** Brings it back. */
  children: ReactNode
}

/** The page as a version made it, and what it would change. */
function Look({ file, commit, children }: LookProps) {
  const { data, error } = useRequest(() => request('versions', 'look', { file, commit }))
  if (!data) return <Loading error={error} />
  return (
    <div className="mt-3">
      {data.problem ? (
        <p className="mb-3 text-danger">
          <DiagnosticText {...data.problem} />
        </p>
      ) : (
        children
      )}
      <h4 className="mt-3 font-semibold">What it would change</h4>
      <FieldList fields={data.fields} />
      {data.page && (
        <iframe
          title={`${data.page}, as it was then`}
          src={siteOrigin + data.page}
          sandbox="allow-scripts allow-same-origin"
          className="mt-3 h-[28rem] w-full border border-line"
        />
      )}
    </div>
  )
}
