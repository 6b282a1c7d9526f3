import { useMemo, useState } from 'react'
import { useAddress } from '../../app/address.ts'
import { useAutosave } from '../../app/autosave.ts'
import { request } from '../../app/request.ts'
import { DiagnosticList, Loading } from '../../app/ui.tsx'
import { ArticleEditor } from '../../articles/editor/ArticleEditor.ts'
import { ArticleSaveStatus, ConflictDialog } from '../../articles/editor/ArticleSaving.tsx'
import { EditorLayout } from '../../articles/editor/EditorLayout.tsx'
import { HistoryButton } from '../../versions/History.tsx'

/** The words of a legal text, next to its page. */
export default function LegalText() {
  const [, , name = ''] = useAddress().split('/')
  return <Editor key={name} file={`content/legal/${name}.md`} />
}

function Editor({ file }: { file: string }) {
  const editor = useMemo(() => new ArticleEditor(file, 'legal'), [file])
  const { snapshot: text, error } = useAutosave(editor)
  const [isComparing, setComparing] = useState(false)
  if (!text) return <Loading error={error} />
  const { edited, path, title = '', effective = '', diagnostics } = text
  return (
    <>
      <EditorLayout
        editor={editor}
        text={text}
        parent={{ label: 'Pages', href: `/pages${path}` }}
        title={title}
        label="Words of the legal text"
        status={<ArticleSaveStatus article={text} onCompare={() => setComparing(true)} />}
        buttons={
          <HistoryButton
            file={file}
            of={title}
            onRestore={async (commit) => {
              const { head, body } = await request('versions', 'article', { file, commit })
              await editor.replace({ head, body, fields: null })
            }}
          />
        }
      >
        <p role="status" className="text-small text-muted">
          The text names {effective} as its day (the placeholder “effective”). A change of its words makes it
          today; the same words as before bring the former day back.
        </p>
        <DiagnosticList
          of={diagnostics.filter(({ line }) => line === undefined)}
          role="alert"
          className="mt-3"
        />
      </EditorLayout>
      {isComparing && text.error?.status === 409 && (
        <ConflictDialog
          theirs={text.error.currentText ?? ''}
          ours={edited.body}
          onResolve={(side) => editor.resolveConflict(side)}
          onClose={() => setComparing(false)}
        />
      )}
    </>
  )
}
