import { Button } from '@lintel/kit/ui/Button.tsx'
import { clsx } from 'clsx'
import { useState } from 'react'
import { linkTo } from '../../app/address.ts'
import { type AnswerOf, call } from '../../app/call.ts'
import { Fault, Loading } from '../../app/parts.tsx'
import { useCall } from '../../app/useCall.ts'
import { StateBadge } from './ArticleList.tsx'
import { Conflict } from './Conflict.tsx'
import { FrontMatterForm } from './FrontMatterForm.tsx'
import { MarkdownEditor } from './MarkdownEditor.tsx'
import { slugIn } from './names.ts'
import { Preview } from './Preview.tsx'
import { RemoveArticle } from './RemoveArticle.tsx'
import { RenameArticle } from './RenameArticle.tsx'
import { forgetKept, type Saving, useArticle } from './useArticle.ts'

type Read = AnswerOf<'articles', 'read'>

/** An article: its fields and its text, with the real page beside them. */
export function Editor({ file }: { file: string }) {
  const [count, setCount] = useState(0)
  const { answer, error } = useCall(() => call('articles', 'read', { file }), `${count}`)
  if (!answer) return <Loading error={error} />
  return <OpenArticle key={count} file={file} read={answer} onReload={() => setCount(count + 1)} />
}

type Asked = 'rename' | 'remove' | 'compare'

function OpenArticle({ file, read, onReload }: { file: string; read: Read; onReload: () => void }) {
  const article = useArticle(file, read)
  const { edited, saving, edit } = article
  const [asked, setAsked] = useState<Asked>()
  const [isPageShown, setPageShown] = useState(false)
  const title = edited.fields?.title || slugIn(file)
  const close = () => setAsked(undefined)
  const ask = (what: Asked) => article.save().then(() => setAsked(what))
  return (
    <div className="grid h-full grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)]">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-6 py-3">
        <h1 className="text-h3 min-w-0 truncate max-sm:w-full">
          <a {...linkTo('/articles')} className="text-link font-normal">
            Articles
          </a>{' '}
          / {title}
        </h1>
        <StateBadge state={article.state} />
        <SavingState saving={saving} onCompare={() => setAsked('compare')} />
        <div className="flex flex-wrap gap-2 sm:ml-auto max-sm:*:px-3!">
          <Button
            variant="outline"
            size="sm"
            className="min-[75rem]:hidden!"
            aria-pressed={isPageShown}
            onClick={() => setPageShown(!isPageShown)}
          >
            {isPageShown ? 'Write' : 'See the page'}
          </Button>
          <Button variant="outline" size="sm" disabled={!article.canUndo} onClick={article.undo}>
            Undo
          </Button>
          <Button variant="outline" size="sm" onClick={() => ask('rename')}>
            Rename
          </Button>
          <Button variant="outline" size="sm" onClick={() => ask('remove')}>
            Delete
          </Button>
        </div>
      </div>
      <div className="grid min-h-0 grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] min-[75rem]:grid-cols-[repeat(2,minmax(0,1fr))]">
        <div className={clsx('min-h-0 overflow-auto px-6 py-5', isPageShown && 'max-[75rem]:hidden')}>
          <FrontMatterForm article={article} path={read.path} />
          <MarkdownEditor
            body={edited.body}
            revision={article.revision}
            diagnostics={article.diagnostics.filter(({ line }) => line !== undefined)}
            onEdit={(body) => edit({ body })}
          />
        </div>
        <Preview
          path={read.path}
          shown={article.shown}
          isFaulty={article.state === 'faulty'}
          isShown={isPageShown}
        />
      </div>
      {asked === 'rename' && <RenameArticle file={file} version={article.version()} onClose={close} />}
      {asked === 'remove' && (
        <RemoveArticle file={file} title={title} version={article.version()} onClose={close} />
      )}
      {asked === 'compare' && saving.state === 'conflict' && (
        <Conflict
          theirs={saving.theirs}
          ours={edited.body}
          onTheirs={() => {
            forgetKept(file)
            onReload()
          }}
          onOurs={() => article.keepOurs().then(close)}
          onClose={close}
        />
      )}
    </div>
  )
}

const savingWords = { saved: 'Saved', typed: 'Not saved yet', saving: 'Saving …' }

function SavingState({ saving, onCompare }: { saving: Saving; onCompare: () => void }) {
  if (saving.state === 'refused')
    return (
      <div className="text-small">
        <Fault error={saving.error} />
        <p className="text-muted">Not saved yet. Your words are kept in this browser until they are.</p>
      </div>
    )
  if (saving.state !== 'conflict')
    return (
      <p role="status" className="text-small text-muted">
        {savingWords[saving.state]}
      </p>
    )
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 text-small text-danger">
      <span>Somebody else has changed this article. Nothing is overwritten.</span>
      <Button variant="outline" size="sm" onClick={onCompare}>
        Compare
      </Button>
    </div>
  )
}
