import { Button } from '@lintel/kit/ui/Button.tsx'
import { useMemo, useState } from 'react'
import { useAutosave } from '../../app/autosave.ts'
import { request } from '../../app/request.ts'
import { Loading } from '../../app/ui.tsx'
import { ArticleEditor } from '../../articles/editor/ArticleEditor.ts'
import { ArticleSaveStatus, ConflictDialog } from '../../articles/editor/ArticleSaving.tsx'
import { EditorLayout } from '../../articles/editor/EditorLayout.tsx'
import { slugOfFile } from '../../articles/names.ts'
import { HistoryButton } from '../../versions/History.tsx'
import { StateBadge } from './ArticleList.tsx'
import { FrontMatterForm } from './FrontMatterForm.tsx'
import { RemoveArticle } from './RemoveArticle.tsx'
import { RenameArticle } from './RenameArticle.tsx'

type DialogName = 'rename' | 'remove' | 'compare'

/** The fields and the text of an article, next to its page. */
export function Editor({ file }: { file: string }) {
  const editor = useMemo(() => new ArticleEditor(file), [file])
  const { snapshot: article, error } = useAutosave(editor)
  const [dialog, setDialog] = useState<DialogName>()
  if (!article) return <Loading error={error} />
  const { edited, version } = article
  const title = edited.fields?.title || slugOfFile(file)
  const close = () => setDialog(undefined)
  const openDialog = (what: DialogName) => editor.save().then(() => setDialog(what))
  return (
    <>
      <EditorLayout
        editor={editor}
        text={article}
        parent={{ label: 'Articles', href: '/articles' }}
        title={title}
        label="Text of the article"
        status={
          <>
            <StateBadge state={article.state} />
            <ArticleSaveStatus article={article} onCompare={() => setDialog('compare')} />
          </>
        }
        buttons={
          <>
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
          </>
        }
      >
        <FrontMatterForm article={article} editor={editor} />
      </EditorLayout>
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
    </>
  )
}
