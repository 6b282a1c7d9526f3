import { request } from '../../app/request.ts'
import type { Steps } from '../../records/RecordEditor.ts'
import { HistoryButton } from '../../versions/History.tsx'

interface RecordHistoryProps {
  file: string
  /** Its name for people. */
  of: string
  /** After an earlier version was brought back. */
  onRestored: (steps: Steps) => void
}

/** Leads to the earlier versions of a record. */
export function RecordHistory({ file, of, onRestored }: RecordHistoryProps) {
  return (
    <HistoryButton
      file={file}
      of={of}
      onRestore={async (commit, version) =>
        onRestored((await request('versions', 'restore', { file, commit, version })).steps)
      }
    />
  )
}
