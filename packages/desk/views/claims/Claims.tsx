import { Button } from '@lintel/kit/ui/Button.tsx'
import { useState } from 'react'
import { goTo, linkTo, useAddress } from '../../app/address.ts'
import { type ResponseOf, request } from '../../app/request.ts'
import { Loading, sentence, ViewHeading } from '../../app/ui.tsx'
import { useRequest } from '../../app/useRequest.ts'
import { viewToFix } from '../../app/viewToFix.ts'
import { UndoButtons } from '../../records/UndoButtons.tsx'
import type { ListedClaim } from './actions.ts'
import { NewClaim } from './NewClaim.tsx'
import { OneClaim } from './OneClaim.tsx'

export default function Claims() {
  const id = useAddress().split('/')[2]
  const { data, error, reload } = useRequest(() => request('claims', 'list', {}))
  const [isAdding, setAdding] = useState(false)
  const [revision, setRevision] = useState(0)
  if (!data) return <Loading error={error} />
  const { claims, permissions, field, steps } = data
  const examples = claims.filter((claim) => claim.due && !claim.isWaiting)
  const onStep = () => {
    setRevision((each) => each + 1)
    reload()
  }
  const undo = <UndoButtons steps={steps} onStep={onStep} />
  if (id)
    return (
      <OneClaim
        key={`${id} ${revision}`}
        id={id}
        claim={claims.find((claim) => claim.id === id)}
        undo={undo}
        onChange={reload}
        onRemoved={() => {
          reload()
          goTo('/claims')
        }}
      />
    )
  return (
    <>
      <ViewHeading
        actions={
          <>
            {undo}
            <Button size="sm" onClick={() => setAdding(true)}>
              New claim
            </Button>
          </>
        }
      >
        Claims
      </ViewHeading>
      <div className="max-w-5xl p-6">
        <p className="max-w-2xl text-muted">
          Every figure, superlative and badge of the site stands here once, with its source. Check each
          against that source at least once a year.
        </p>
        <Register title="Due for review" claims={claims.filter((claim) => claim.isWaiting)} />
        {examples.length > 0 && <Register title="Examples, which visitors see as such" claims={examples} />}
        <Register title="Reviewed" claims={claims.filter((claim) => !claim.due)} />
        <Permissions of={permissions} />
      </div>
      {isAdding && (
        <NewClaim
          field={field}
          onClose={() => setAdding(false)}
          onCreated={(created) => {
            setAdding(false)
            reload()
            goTo(`/claims/${created}`)
          }}
        />
      )}
    </>
  )
}

function Register({ title, claims }: { title: string; claims: ListedClaim[] }) {
  if (claims.length === 0) return null
  return (
    <section aria-label={title} className="mt-8">
      <h2 className="text-h3">
        {title} ({claims.length})
      </h2>
      <ul className="mt-3 border-t border-line">
        {claims.map((claim) => (
          <li
            key={claim.id}
            className="grid gap-x-6 gap-y-1 border-b border-line py-3 sm:grid-cols-[minmax(0,1fr)_14rem]"
          >
            <div className="min-w-0">
              <a
                {...linkTo(`/claims/${claim.id}`)}
                className="font-semibold break-words hover:text-accent-text"
              >
                {claim.figure} {claim.text}
              </a>
              <p className="text-small break-words text-muted">{claim.source}</p>
            </div>
            <div className="text-small text-muted">
              <p className={claim.due ? 'text-text' : ''}>
                {sentence(claim.due ?? `reviewed on ${claim.reviewed}`)}
              </p>
              <p>
                {claim.answeredBy}
                {claim.illustrative && ', an example'}
              </p>
              <p>{describeUses(claim)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What others have allowed the firm to show; new ones are made under Pages. */
function Permissions({ of: records }: { of: ResponseOf<'claims', 'list'>['permissions'] }) {
  if (records.length === 0) return null
  return (
    <section aria-label="Quotes and logos" className="mt-8">
      <h2 className="text-h3">Quotes and logos ({records.length})</h2>
      <ul className="mt-3 border-t border-line">
        {records.map(({ file, name, hidden, until }) => (
          <li key={file} className="flex flex-wrap justify-between gap-x-6 border-b border-line py-3">
            <a
              {...linkTo(viewToFix({ file, field: 'permittedBy' }) ?? '/pages')}
              className="font-semibold break-words hover:text-accent-text"
            >
              {name}
            </a>
            <span className="text-small text-muted">
              {hidden
                ? `On no page: ${hidden}`
                : until
                  ? `May be shown until ${until}`
                  : 'May be shown without end'}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const describeUses = ({ uses }: ListedClaim) =>
  uses.length === 0 ? 'Used nowhere' : uses.length === 1 ? 'Used once' : `Used ${uses.length} times`
