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
  // By undo, or by somebody else.
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

/** They stand below the field. */
const none: [] = []
