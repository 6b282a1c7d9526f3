import { currentMark, type MoreLink } from '@lintel/engine/content/menus.ts'
import { useScript } from '../pageReport.ts'

interface GroupProps {
  link: MoreLink
  path: string
}

/**
 * An entry of the Services menu with a list below it. A press opens it without script, and a pointer where
 * `behaviors/menuGroup.ts` has come.
 */
export function PanelGroup({ link, path }: GroupProps) {
  return (
    <li className="relative">
      <details name="panel-group" {...useScript('kit/behaviors/menuGroup')}>
        <summary
          aria-current={markOf(link, path)}
          className="px-3 py-4 font-semibold text-text hover:bg-surface hover:text-accent-text"
        >
          {link.label}
        </summary>
        {/* Not a `ul`, which has three columns in this menu. */}
        <ol className="absolute inset-x-0 top-full z-30 max-h-[50vh] overflow-y-auto border border-line bg-raised">
          <Entries link={link} path={path} />
        </ol>
      </details>
    </li>
  )
}

/** The same in the menu of small screens, where the list makes room for itself. */
export function MenuGroup({ link, path }: GroupProps) {
  return (
    <li>
      <details name="menu-group">
        <summary
          aria-current={markOf(link, path)}
          className="py-2 text-h3 font-medium hover:text-accent-text"
        >
          {link.label}
        </summary>
        <ol className="border-t border-line pl-5">
          <Entries link={link} path={path} />
        </ol>
      </details>
    </li>
  )
}

/** The page of the entry itself comes first. */
const Entries = ({ link, path }: GroupProps) =>
  [link, ...link.entries].map(({ label, href }) => (
    <li key={href}>
      <a href={href} aria-current={currentMark(href, path)}>
        {label}
      </a>
    </li>
  ))

const markOf = (link: MoreLink, path: string) =>
  [link, ...link.entries].some(({ href }) => currentMark(href, path)) ? 'true' : undefined
