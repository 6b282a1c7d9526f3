import { type IconShapes, SvgIcon } from './SvgIcon.tsx'

/** Icons of controls. Islands load only these. */
export const interfaceIcons = {
  menu: 'M7 12h26M7 20h26M7 28h26',
  close: 'M10 10l20 20M30 10L10 30',
  'chevron-down': 'M10 15.5l10 10l10-10',
  'arrow-right': 'M7 20h26M23 10l10 10l-10 10',
  'arrow-up': 'M20 33V7M10 17L20 7l10 10',
  copy: 'M15.5 13.5h16a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2h-16a2 2 0 0 1-2-2v-16a2 2 0 0 1 2-2zM26.5 8.5v0a2 2 0 0 0-2-2h-16a2 2 0 0 0-2 2v16a2 2 0 0 0 2 2',
  check: 'M7.5 21l8.5 8.5L32.5 11.5',
  chat: 'M9 8.5h22a2.5 2.5 0 0 1 2.5 2.5v14a2.5 2.5 0 0 1-2.5 2.5H20L12.5 34v-6.5H9a2.5 2.5 0 0 1-2.5-2.5V11A2.5 2.5 0 0 1 9 8.5zM14 15.5h12M14 20.5h7.5',
  send: 'M33.5 6.5L6.5 16.5l11.5 5.5l5.5 11.5zM33.5 6.5L18 22',
  search: [[17.5, 17.5, 11], 'M25.5 25.5l8 8'],
  reset: 'M8 7.5V15h7.5M8.5 15A13 13 0 1 1 7 20.5',
  sun: [
    [20, 20, 6],
    'M20 6.5v3.5M20 30v3.5M6.5 20h3.5M30 20h3.5M10.5 10.5l2.4 2.4M27.1 27.1l2.4 2.4M10.5 29.5l2.4-2.4M27.1 12.9l2.4-2.4',
  ],
  moon: 'M32.5 23.5A13.2 13.2 0 1 1 16.5 7.5a10.5 10.5 0 0 0 16 16z',
  monitor:
    'M8.5 8.5h23a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-23a2 2 0 0 1-2-2v-14a2 2 0 0 1 2-2zM20 26.5v6M13.5 32.5h13',
} satisfies Record<string, IconShapes>

export function InterfaceIcon({ id, className }: { id: keyof typeof interfaceIcons; className?: string }) {
  return <SvgIcon shapes={interfaceIcons[id]} className={className} />
}
