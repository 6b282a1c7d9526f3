import { interfaceIcons } from '#components/icons/interface.tsx'
import { SvgIcon } from '#components/icons/SvgIcon.tsx'

/** A mark of the interface, without the other marks of the site, which the assistant would have to load. */
export function ChatMark({ id, className }: { id: keyof typeof interfaceIcons; className?: string }) {
  return <SvgIcon className={className}>{interfaceIcons[id]}</SvgIcon>
}
