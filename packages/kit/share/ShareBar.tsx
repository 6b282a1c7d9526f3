import { shareStrings } from '@lintel/engine/content/strings.ts'
import { fillIn } from '@lintel/rules/fillIn.ts'
import { clsx } from 'clsx'
import { socialIcons } from '../icons/Icon.tsx'
import { InterfaceIcon } from '../icons/interface.tsx'
import { SvgIcon } from '../icons/SvgIcon.tsx'
import { shareLinks } from './shareLinks.ts'

interface ShareBarProps {
  title: string
  url: string
  /** A column becomes a row on small screens. */
  layout: 'row' | 'column'
}

const control =
  'grid size-11 shrink-0 place-items-center rounded-sm border border-line bg-background text-muted eased ' +
  'hover:border-accent-text hover:text-accent-text'

/** Links to three networks and a button that copies the address; `behaviors/sharing.ts` handles both. */
export function ShareBar({ title, url, layout }: ShareBarProps) {
  const isColumn = layout === 'column'
  const beside = isColumn ? 'share-beside' : 'ml-3'
  return (
    <ul className={clsx('relative flex gap-2', isColumn ? 'share-bar' : 'flex-wrap')}>
      {shareLinks(title, url).map(({ network, name, href }) => (
        <li key={network}>
          <a
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            className={control}
            aria-label={`${fillIn(shareStrings.network, { network: name })} ${shareStrings.newWindow}`}
            title={fillIn(shareStrings.network, { network: name })}
            data-share-popup=""
          >
            <SvgIcon shapes={socialIcons[network]} className="size-5" />
          </a>
        </li>
      ))}
      <li className="hidden min-w-0 script:flex">
        <button
          type="button"
          className={`share-copy ${control}`}
          aria-label={shareStrings.copy}
          title={shareStrings.copy}
          data-share-copy={shareStrings.copied}
        >
          <InterfaceIcon id="copy" className="size-5" />
          <InterfaceIcon id="check" className="size-5" />
        </button>
        <span
          role="status"
          className={`label flex min-h-11 items-center whitespace-nowrap text-success ${beside}`}
        />
        {/* For copying by hand if the browser denies it to the page. */}
        <input
          type="text"
          hidden
          readOnly
          value={url}
          aria-label={shareStrings.address}
          className={clsx(
            'h-11 min-w-0 rounded-sm border border-edge bg-background px-3 text-small text-text',
            beside,
            !isColumn && 'w-full max-w-72',
          )}
        />
      </li>
    </ul>
  )
}
