import { Button } from '@lintel/kit/ui/Button.tsx'
import { useState } from 'react'
import { linkTo, useAddress } from '../../app/address.ts'
import { explainDiagnostic } from '../../app/explainDiagnostic.ts'
import { request } from '../../app/request.ts'
import { DiagnosticList, Loading, sentence, ViewHeading } from '../../app/ui.tsx'
import { useRequest } from '../../app/useRequest.ts'
import { viewToFix } from '../../app/viewToFix.ts'
import { ForIT } from './ForIT.tsx'
import { type LaunchLine, severities } from './letter.ts'

/** What must be done before the launch: what the owner settles, with a link to each field, and what is for IT. */
export default function Launch() {
  const [, , part] = useAddress().split('/')
  const [account, setAccount] = useState(false)
  const { data, error, reload } = useRequest(() => request('launch', 'check', { account }), String(account))
  return (
    <>
      <ViewHeading
        actions={
          <>
            <Button size="sm" variant="outline" onClick={() => setAccount(true)} disabled={account}>
              Ask the live site too
            </Button>
            <Button size="sm" variant="outline" onClick={reload}>
              Check again
            </Button>
          </>
        }
      >
        Launch
      </ViewHeading>
      <div className="max-w-4xl p-6">
        {!data && <Loading error={error} />}
        <DiagnosticList of={data?.account ?? []} role="alert" className="mb-4" />
        {data && <Results isForIT={part === 'it'} diagnostics={data.diagnostics} />}
      </div>
    </>
  )
}

function Results({ diagnostics, isForIT }: { diagnostics: LaunchLine[]; isForIT: boolean }) {
  const { own = [], theirs = [] } = Object.groupBy(diagnostics, (each) =>
    viewToFix(each) ? 'own' : 'theirs',
  )
  const required = own.filter(({ severity }) => severity === 'must').length
  if (isForIT) return <ForIT lines={theirs} />
  const isReady = diagnostics.every(({ severity }) => severity === 'may')
  return (
    <>
      <p role="status" className="text-muted">
        {isReady
          ? 'Nothing is missing: the site can be launched.'
          : `${required} of your ${own.length} lines must be settled before the launch. Each says what is missing, and leads to its field.`}
      </p>
      {theirs.length > 0 && (
        <p className="mt-2">
          <a {...linkTo('/launch/it')} className="text-link">
            {theirs.length === 1 ? 'One more is' : `${theirs.length} more are`} for whoever runs the site for
            you
          </a>
        </p>
      )}
      {Object.entries(severities).map(([severity, title]) => {
        const group = own.filter((each) => each.severity === severity)
        if (group.length === 0) return null
        return (
          <section key={severity} aria-labelledby={severity} className="mt-8">
            <h2 id={severity} className="text-h3">
              {title} ({group.length})
            </h2>
            <ul className="mt-3 border-t border-line">
              {group.map((each) => (
                <Line key={each.file + each.line + each.message} {...each} />
              ))}
            </ul>
          </section>
        )
      })}
    </>
  )
}

function Line(diagnostic: LaunchLine) {
  const { message, place } = diagnostic
  const { fix } = explainDiagnostic(diagnostic)
  return (
    <li className="grid gap-x-6 gap-y-1 border-b border-line py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="break-words">{sentence(message)}</p>
        <p className="text-small break-words text-muted">{sentence(fix)}</p>
        <p className="text-small break-words text-muted">{place}</p>
      </div>
      <a {...linkTo(viewToFix(diagnostic) ?? '')} className="self-center text-accent-text underline">
        Settle it<span className="sr-only">: {message}</span>
      </a>
    </li>
  )
}
