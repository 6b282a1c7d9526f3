import { Button } from '@lintel/kit/ui/Button.tsx'
import { clsx } from 'clsx'
import { useMemo, useState } from 'react'
import { linkTo } from '../../app/address.ts'
import { useAutosave } from '../../app/autosave.ts'
import { NotSavedYet } from '../../app/NotSavedYet.tsx'
import { request } from '../../app/request.ts'
import { ErrorMessage, Loading } from '../../app/ui.tsx'
import { savedWithFaults } from '../../records/SaveStatus.tsx'
import { HistoryButton } from '../versions/History.tsx'
import { ArticleEditor, type ArticleSnapshot } from './ArticleEditor.ts'
import { StateBadge } from './ArticleList.tsx'
import { ConflictDialog } from './ConflictDialog.tsx'
import { FrontMatterForm } from './FrontMatterForm.tsx'
import { MarkdownEditor } from './MarkdownEditor.tsx'
import { slugOfFile } from './names.ts'
import { Preview } from './Preview.tsx'
import { RemoveArticle } from './RemoveArticle.tsx'
import { RenameArticle } from './RenameArticle.tsx'

type DialogName = 'rename' | 'remove' | 'compare'

/** The fields and the text of an article, next to its page. */
export function Editor({ file }: { file: string }) {
  const editor = useMemo(() => new ArticleEditor(file), [file])
  const { snapshot: article, error } = useAutosave(editor)
  const [dialog, setDialog] = useState<DialogName>()
  const [isPageShown, setPageShown] = useState(false)
  if (!article) return <Loading error={error} />
  const { edited, version, path } = article
  const title = edited.fields?.title || slugOfFile(file)
  const close = () => setDialog(undefined)
  const openDialog = (what: DialogName) => editor.save().then(() => setDialog(what))
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
        <ArticleSaveStatus article={article} onCompare={() => setDialog('compare')} />
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
          <Button variant="outline" size="sm" disabled={!article.canUndo} onClick={editor.undo}>
            Undo
          </Button>
          <HistoryButton
            file={file}
            of={title}
            onRestore={async (commit) => {
              await editor.replace(await request('versions', 'article', { file, commit }))
            }}
          />
          <Button variant="outline" size="sm" onClick={() => openDialog('rename')}>
            Rename
          </Button>
          <Button variant="outline" size="sm" onClick={() => openDialog('remove')}>
            Delete
          </Button>
        </div>
      </div>
      <div className="grid min-h-0 grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] min-[75rem]:grid-cols-[repeat(2,minmax(0,1fr))]">
        <div className={clsx('min-h-0 overflow-auto px-6 py-5', isPageShown && 'max-[75rem]:hidden')}>
          <FrontMatterForm article={article} editor={editor} />
          <MarkdownEditor
            label="Text of the article"
            body={edited.body}
            revision={article.revision}
            diagnostics={article.diagnostics.filter(({ line }) => line !== undefined)}
            onEdit={(body) => editor.change({ body })}
          />
        </div>
        <Preview
          path={path}
          previewRevision={article.previewRevision}
          isInvalid={article.state === 'faulty'}
          isShown={isPageShown}
        />
      </div>
      {dialog === 'rename' && <RenameArticle file={file} version={version} onClose={close} />}
      {dialog === 'remove' && <RemoveArticle file={file} title={title} version={version} onClose={close} />}
      {dialog === 'compare' && article.error?.status === 409 && (
        <ConflictDialog
          theirs={article.error.currentText ?? ''}
          ours={edited.body}
          onResolve={(side) => editor.resolveConflict(side)}
          onClose={close}
        />
      )}
    </div>
  )
}

export function ArticleSaveStatus({
  article,
  onCompare,
}: {
  article: ArticleSnapshot
  onCompare: () => void
}) {
  const { isSaved, error, diagnostics } = article
  if (!error)
    return (
      <p role="status" className="text-small text-muted">
        {!isSaved ? 'Saving …' : diagnostics.length > 0 ? savedWithFaults : 'Saved'}
      </p>
    )
  if (error.status !== 409)
    return (
      <div className="text-small">
        <ErrorMessage error={error} />
        {!isSaved && <NotSavedYet />}
      </div>
    )
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 text-small text-danger">
      <span>Somebody else has changed this text. Nothing is overwritten.</span>
      <Button variant="outline" size="sm" onClick={onCompare}>
        Compare
      </Button>
    </div>
  )
}
