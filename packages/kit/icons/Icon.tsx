import { serviceIcons } from '@site/data/serviceIcons.ts'
import { contentIcons } from './content.ts'
import { interfaceIcons } from './interface.tsx'
import { type IconShapes, SvgIcon } from './SvgIcon.tsx'

const crossed = 'M7.5 7.5h6.5l18.5 25h-6.5zM31.5 7.5L22 18.2M18 22.2L8.5 32.5'

export const socialIcons = {
  linkedin:
    'M10.5 6.5h19a4 4 0 0 1 4 4v19a4 4 0 0 1-4 4h-19a4 4 0 0 1-4-4v-19a4 4 0 0 1 4-4zM13.5 18v9.5M13.5 13v0M19 27.5V18M19 22c0-5.3 7.5-5.3 7.5 0v5.5',
  x: crossed,
  /** The current logo of X, formerly Twitter. */
  twitter: crossed,
  facebook: [[20, 20, 13.5], 'M25 13.5h-1.5a3.5 3.5 0 0 0-3.5 3.5v16.5M15.5 21.5h9'],
  instagram: [
    'M13.5 6.5h13a7 7 0 0 1 7 7v13a7 7 0 0 1-7 7h-13a7 7 0 0 1-7-7v-13a7 7 0 0 1 7-7zM27 13v0',
    [20, 20, 6],
  ],
} satisfies Record<string, IconShapes>

const icons = { ...contentIcons, ...interfaceIcons, ...serviceIcons, ...socialIcons }

export type IconId = keyof typeof icons

/** A decorative line drawing in the color of the surrounding text, which must name it. */
export function Icon({ id, className }: { id: IconId; className?: string }) {
  return <SvgIcon shapes={icons[id]} className={className} />
}
