import { contentIcons } from './content.ts'
import { interfaceIcons } from './interface.tsx'
import { SvgIcon } from './SvgIcon.tsx'
import { serviceIcons } from '@site/data/serviceIcons.ts'
import { socialIcons } from './social.ts'

const icons = { ...contentIcons, ...interfaceIcons, ...serviceIcons, ...socialIcons }

export type IconId = keyof typeof icons

/** A small line drawing in the color of the text around it; always decoration, so its neighbor must name it. */
export function Icon({ id, className }: { id: IconId; className?: string }) {
  return <SvgIcon shapes={icons[id]} className={className} />
}
