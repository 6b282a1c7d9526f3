import { useRef } from 'react'
import { MarkdownEditor } from '../articles/editor/MarkdownEditor.tsx'

interface MarkdownFieldProps {
  name: string
  label: string
  value: string
  onWrite: (value: string) => void
  onFocus: () => void
}

/** Paragraphs, lists and links, written as in articles. */
export function MarkdownField({ name, label, value, onWrite, onFocus }: MarkdownFieldProps) {
  const typed = useRef(value)
  const revision = useRef(0)
  // Undo, or somebody else, has changed it.
  if (value !== typed.current) {
    typed.current = value
    revision.current += 1
  }
  return (
    <MarkdownEditor
      name={name}
      label={label}
      body={value}
      revision={revision.current}
      diagnostics={none}
      hasPictures={false}
      onEdit={(text) => {
        typed.current = text
        onWrite(text)
      }}
      onFocus={onFocus}
    />
  )
}

/** The field lists them below the editor. Always the same list, so that the editor is not told of another. */
const none: [] = []
