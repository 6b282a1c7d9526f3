import { interfaceMarks } from '#components/drawings/marks/interface.tsx'
import { MarkSheet } from '#components/drawings/marks/MarkSheet.tsx'

/** A mark of the interface, without the other marks of the site, which the assistant would have to load. */
export function ChatMark({ id, className }: { id: keyof typeof interfaceMarks; className?: string }) {
  return <MarkSheet className={className}>{interfaceMarks[id]}</MarkSheet>
}
