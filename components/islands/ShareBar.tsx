import { clsx } from 'clsx'
import { type MouseEvent, useEffect, useRef } from 'react'
import { InterfaceIcon } from '#components/icons/interface.tsx'
import { SvgIcon } from '#components/icons/SvgIcon.tsx'
import { socialIcons } from '#components/icons/social.ts'
import { useCopy } from '#components/share/copyLink.ts'
import { openPopup, shareLinks } from '#components/share/shareLinks.ts'
import { shareWords } from '#content/words.ts'
import { fillIn } from '#data/fillIn.ts'

interface ShareBarProps {
  title: string
  url: string
  /** A column is a row on small screens. */
  layout: 'row' | 'column'
}

const control =
  'grid size-11 shrink-0 place-items-center rounded-sm border border-line bg-background text-muted transition-colors ' +
  'hover:border-accent-text hover:text-accent-text'

/** Links to three networks and a button that copies the address. */
export default function ShareBar({ title, url, layout }: ShareBarProps) {
  return (
    <ul className={clsx('relative flex gap-2', layout === 'column' ? 'share-bar' : 'flex-wrap')}>
      {shareLinks(title, url).map(({ network, name, href }) => (
        <li key={network}>
          <a
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            className={control}
            aria-label={`${fillIn(shareWords.network, { network: name })} ${shareWords.newWindow}`}
            title={fillIn(shareWords.network, { network: name })}
            onClick={openInPopup}
          >
            <SvgIcon shapes={socialIcons[network]} className="size-5" />
          </a>
        </li>
      ))}
      <li className="invisible flex min-w-0 script:visible">
        <CopyLink url={url} layout={layout} />
      </li>
    </ul>
  )
}

/** A click that asks for a tab or window of its own stays the browser's matter. */
function openInPopup(event: MouseEvent<HTMLAnchorElement>) {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  openPopup(event.currentTarget.href)
}

function CopyLink({ url, layout }: Pick<ShareBarProps, 'url' | 'layout'>) {
  const { state, copy } = useCopy(url)
  const isColumn = layout === 'column'
  const beside = isColumn ? 'share-beside' : 'ml-3'
  const width = isColumn ? '' : 'w-full max-w-72'
  return (
    <>
      <button
        type="button"
        className={control}
        aria-label={shareWords.copy}
        title={shareWords.copy}
        onClick={copy}
      >
        <InterfaceIcon id={state === 'copied' ? 'check' : 'copy'} className="size-5" />
      </button>
      <span
        role="status"
        className={clsx(
          'label flex min-h-11 items-center whitespace-nowrap text-success',
          state === 'copied' && beside,
        )}
      >
        {state === 'copied' && shareWords.copied}
      </span>
      {state === 'refused' && <LinkField url={url} className={clsx(beside, width)} />}
    </>
  )
}

/** The address to be copied by hand, where the browser does not let the page do it. */
function LinkField({ url, className }: { url: string; className: string }) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.select(), [])
  return (
    <input
      ref={field}
      readOnly
      value={url}
      aria-label={shareWords.address}
      className={clsx(
        'h-11 min-w-0 rounded-sm border border-edge bg-background px-3 text-small text-text',
        className,
      )}
    />
  )
}
