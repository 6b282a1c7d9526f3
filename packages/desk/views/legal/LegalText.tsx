import { Button } from '@lintel/kit/ui/Button.tsx'
import { clsx } from 'clsx'
import { useMemo, useState } from 'react'
import { linkTo, useAddress } from '../../app/address.ts'
import { useAutosave } from '../../app/autosave.ts'
import { request } from '../../app/request.ts'
import { DiagnosticList, Loading } from '../../app/ui.tsx'
import { ArticleEditor } from '../articles/ArticleEditor.ts'
import { ConflictDialog } from '../articles/ConflictDialog.tsx'
import { ArticleSaveStatus } from '../articles/Editor.tsx'
import { MarkdownEditor } from '../articles/MarkdownEditor.tsx'
import { Preview } from '../articles/Preview.tsx'
import { HistoryButton } from '../versions/History.tsx'

/** The words of a legal text, next to its page. */
export default function LegalText() {
  const [, , name = ''] = useAddress().split('/')
  return <Editor key={name} file={`content/legal/${name}.md`} />
}

function Editor({ file }: { file: string }) {
  const editor = useMemo(() => new ArticleEditor(file, 'legal'), [file])
  const { snapshot: text, error } = useAutosave(editor)
  const [isComparing, setComparing] = useState(false)
  const [isPageShown, setPageShown] = useState(false)
  if (!text) return <Loading error={error} />
  const { edited, path, title = '', effective = '', diagnostics } = text
  const elsewhere = diagnostics.filter(({ line }) => line === undefined)
  return (
    <div className="grid h-full grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)]">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-6 py-3">
        <h1 className="text-h3 min-w-0 truncate max-sm:w-full">
          <a {...linkTo(`/pages${path}`)} className="text-link font-normal">
            Pages
          </a>{' '}
          / {title}
        </h1>
        <ArticleSaveStatus article={text} onCompare={() => setComparing(true)} />
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
          <Button variant="outline" size="sm" disabled={!text.canUndo} onClick={editor.undo}>
            Undo
          </Button>
          <HistoryButton
            file={file}
            of={title}
            onRestore={async (commit) => {
              const { head, body } = await request('versions', 'article', { file, commit })
              await editor.replace({ head, body, fields: null })
            }}
          />
        </div>
      </div>
      <div className="grid min-h-0 grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] min-[75rem]:grid-cols-[repeat(2,minmax(0,1fr))]">
        <div className={clsx('min-h-0 overflow-auto px-6 py-5', isPageShown && 'max-[75rem]:hidden')}>
          <p role="status" className="text-small text-muted">
            The text names {effective} as its day (the placeholder “effective”). A change of its words makes
            it today; the same words as before bring the former day back.
          </p>
          <DiagnosticList of={elsewhere} role="alert" className="mt-3" />
          <MarkdownEditor
            label="Words of the legal text"
            body={edited.body}
            revision={text.revision}
            diagnostics={diagnostics.filter(({ line }) => line !== undefined)}
            onEdit={(body) => editor.change({ body })}
          />
        </div>
        <Preview path={path} previewRevision={text.previewRevision} isInvalid={false} isShown={isPageShown} />
      </div>
      {isComparing && text.error?.status === 409 && (
        <ConflictDialog
          theirs={text.error.currentText ?? ''}
          ours={edited.body}
          onResolve={(side) => editor.resolveConflict(side)}
          onClose={() => setComparing(false)}
        />
      )}
    </div>
  )
}
