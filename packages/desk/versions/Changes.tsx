import { Button } from '@lintel/kit/ui/Button.tsx'
import { useEffect, useState } from 'react'
import { siteOrigin } from '../app/PageFrame.tsx'
import { request } from '../app/request.ts'
import { ErrorMessage, TitledSection } from '../app/ui.tsx'
import { useTask } from '../app/useTask.ts'
import type { DiffPart, UnpublishedFile } from './unpublished.ts'

const kinds = { new: 'New', changed: 'Changed', renamed: 'Renamed', removed: 'Removed' }

/** The unpublished changes, by field, with the page that shows them. */
export function Changes({ files }: { files: UnpublishedFile[] }) {
  const [shown, setShown] = useState<UnpublishedFile>()
  return (
    <TitledSection
      title={`${files.length} ${files.length === 1 ? 'change is' : 'changes are'} not published yet`}
      className="min-w-0"
    >
      <ul className="mt-3 border-t border-line">
        {files.map((each) => (
          <li key={each.file} className="border-b border-line py-4">
            <div className="flex flex-wrap items-baseline justify-between gap-3">
              <h3 className="min-w-0 font-semibold break-words">{each.name}</h3>
              <span className="text-small text-muted">{kinds[each.kind]}</span>
            </div>
            {each.addresses && (
              <p className="mt-2 text-small break-words">
                {each.addresses.from} → {each.addresses.to}
              </p>
            )}
            {each.picture && (
              <img
                src={each.picture}
                alt={each.name}
                className="mt-2 max-h-40 max-w-full border border-line"
              />
            )}
            {each.fields.length > 0 &&
              (each.kind === 'changed' || each.kind === 'renamed' ? (
                <FieldList fields={each.fields} />
              ) : (
                <details className="mt-2 text-small">
                  <summary>All of its text</summary>
                  <FieldList fields={each.fields} />
                </details>
              ))}
            {each.page && each.kind !== 'removed' && (
              <Button
                size="sm"
                variant="outline"
                className="mt-3"
                aria-expanded={shown === each}
                aria-label={`${shown === each ? 'Close the page' : 'Look at the page'}: ${each.name}`}
                onClick={() => setShown(shown === each ? undefined : each)}
              >
                {shown === each ? 'Close the page' : 'Look at the page'}
              </Button>
            )}
            {shown === each && each.page && <Page path={each.page} isNew={each.kind !== 'changed'} />}
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}

const styles = {
  same: '',
  removed: 'text-danger line-through decoration-1',
  added: 'font-semibold text-accent-text no-underline',
}

export function FieldList({ fields }: Pick<UnpublishedFile, 'fields'>) {
  return (
    <dl className="mt-2 grid gap-2 text-small">
      {fields.map(({ name, words }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the fields of one difference keep their places
        <div key={index}>
          <dt className="text-muted">{name || 'All of it'}</dt>
          <dd>
            <Words words={words} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Words({ words }: { words: DiffPart[] }) {
  return (
    <p className="break-words whitespace-pre-wrap">
      {words.map(({ kind, text }, index) => {
        const Element = { same: 'span', removed: 'del', added: 'ins' }[kind] as 'span'
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one difference keep their places
          <Element key={index} className={styles[kind]}>
            {text}
          </Element>
        )
      })}
    </p>
  )
}

function Page({ path, isNew }: { path: string; isNew: boolean }) {
  const { run, isRunning, error } = useTask()
  const [state, setState] = useState({ before: false, count: 0 })
  // Other views must show the current words again.
  useEffect(() => () => void request('publish', 'show', { before: false }), [])
  const choose = (before: boolean) =>
    run(async () => {
      setState(({ count }) => ({ before, count }))
      await request('publish', 'show', { before })
      setState(({ count }) => ({ before, count: count + 1 }))
    })
  return (
    <div className="mt-3">
      {!isNew && (
        <fieldset className="flex gap-5 text-small" disabled={isRunning}>
          <legend className="sr-only">Which words the page shows</legend>
          {[true, false].map((before) => (
            <label key={String(before)} className="flex items-center gap-2">
              <input
                type="radio"
                name={`state of ${path}`}
                checked={state.before === before}
                onChange={() => choose(before)}
              />
              {before ? 'Before' : 'After'}
            </label>
          ))}
        </fieldset>
      )}
      {error && <ErrorMessage error={error} />}
      <iframe
        key={state.count}
        title={`${path}, ${state.before ? 'as it was before' : 'as it will be'}`}
        src={siteOrigin + path}
        sandbox="allow-scripts allow-same-origin"
        className="mt-2 h-[32rem] w-full border border-line"
      />
    </div>
  )
}
