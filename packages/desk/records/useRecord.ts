import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { RecordEditor, type Steps } from './RecordEditor.ts'

/**
 * A record that a view edits; what is not written yet is written when the view goes.
 * @param onShown called when the server renders pages with what was changed: the same function each time
 */
export function useRecord(file: string, onShown: (steps: Steps) => void) {
  const editor = useMemo(() => new RecordEditor(file, onShown), [file, onShown])
  const edited = useSyncExternalStore(editor.subscribe, editor.snapshot)
  const [error, setError] = useState<Error>()
  useEffect(() => {
    editor.open().catch(setError)
    return editor.leave
  }, [editor])
  return { editor, edited, error }
}
