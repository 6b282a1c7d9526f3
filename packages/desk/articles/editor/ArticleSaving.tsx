import { Button } from '@lintel/kit/ui/Button.tsx'
import { NotSavedYet } from '../../app/NotSavedYet.tsx'
import { Dialog, ErrorMessage } from '../../app/ui.tsx'
import { useTask } from '../../app/useTask.ts'
import { savedWithFaults } from '../../records/SaveStatus.tsx'
import type { ArticleSnapshot } from './ArticleEditor.ts'

/** Whether an article is saved, or why not. */
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

interface ConflictDialogProps {
  /** The whole file, as somebody else has saved it. */
  theirs: string
  ours: string
  onResolve: (side: 'theirs' | 'ours') => Promise<void>
  onClose: () => void
}

/** Compares both versions of an article, and keeps one. */
export function ConflictDialog({ theirs, ours, onResolve, onClose }: ConflictDialogProps) {
  const { run, isRunning, error } = useTask()
  const resolve = (side: 'theirs' | 'ours') => run(() => onResolve(side).then(onClose))
  return (
    <Dialog title="Two texts of this article" onClose={onClose}>
      <div className="grid gap-4">
        <CompareText label="In the file now" text={theirs} />
        <CompareText label="Yours" text={ours} />
        <p className="text-small text-muted">Copy what you need from one into the other before you choose.</p>
        <div className="flex flex-wrap gap-2">
          <Button size="sm" disabled={isRunning} onClick={() => resolve('ours')}>
            Keep yours
          </Button>
          <Button variant="outline" size="sm" disabled={isRunning} onClick={() => resolve('theirs')}>
            Take what is in the file
          </Button>
        </div>
        {error && <ErrorMessage error={error} />}
      </div>
    </Dialog>
  )
}

function CompareText({ label, text }: { label: string; text: string }) {
  return (
    <label className="grid gap-1.5">
      <span>{label}</span>
      <textarea readOnly value={text} className="max-h-52 overflow-auto font-mono" />
    </label>
  )
}
