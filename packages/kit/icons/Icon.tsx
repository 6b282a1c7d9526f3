import { serviceIcons } from '@site/data/serviceIcons.ts'
import { contentIcons } from './content.ts'
import { interfaceIcons } from './interface.tsx'
import { SvgIcon } from './SvgIcon.tsx'
import { socialIcons } from './social.ts'

const icons = { ...contentIcons, ...interfaceIcons, ...serviceIcons, ...socialIcons }

export type IconId = keyof typeof icons

/** A decorative line drawing in the color of the surrounding text, which must name it. */
export function Icon({ id, className }: { id: IconId; className?: string }) {
  return <SvgIcon shapes={icons[id]} className={className} />
}
