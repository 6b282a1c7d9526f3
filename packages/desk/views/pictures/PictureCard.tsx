import { Button } from '@lintel/kit/ui/Button.tsx'
import { linkTo } from '../../app/address.ts'
import type { ResponseOf } from '../../app/request.ts'
import { hasFocus } from '../../records/FocusDialog.tsx'
import { LazyThumbnail } from '../../records/Thumbnail.tsx'

export type ListedPicture = ResponseOf<'pictures', 'list'>['pictures'][number]

interface PictureCardProps {
  picture: ListedPicture
  isBusy: boolean
  onAsk: (what: 'replace' | 'note' | 'focus') => void
  onRemove: () => void
}

/** A picture with where it is shown, and what can be done with it. */
export function PictureCard({ picture, isBusy, onAsk, onRemove }: PictureCardProps) {
  const { file, version, name, size, bytes, uses, note, isWritable } = picture
  const { source, permission } = note
  const action = (label: string, onClick: () => void) => (
    <Button size="sm" variant="outline" disabled={isBusy} aria-label={`${label} ${name}`} onClick={onClick}>
      {label}
    </Button>
  )
  return (
    <li className="min-w-0 text-small">
      <LazyThumbnail file={file} version={version} />
      <h2 className="mt-2 font-semibold break-words">{name}</h2>
      <p className="figures text-muted">
        {size ? `${size.width} × ${size.height} px` : 'Damaged'}, {Math.ceil(bytes / 1000)} kB
      </p>
      {uses.length === 0 && <p className="mt-1">Used nowhere</p>}
      <ul className="mt-1 space-y-1">
        {uses.map(({ name, href, field, alt }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text may show a picture twice, in the same words
          <li key={index} className="break-words">
            <a {...linkTo(href)} className="text-accent-text underline">
              {name}
            </a>
            <span className="text-muted">
              {field && `: ${field}`}, {alt ? `“${alt}”` : 'no words of its own'}
            </span>
          </li>
        ))}
      </ul>
      {source && <p className="mt-1 break-words">Source: {source}</p>}
      {permission && <p className="mt-1 break-words">Permission: {permission}</p>}
      <div className="mt-3 flex flex-wrap gap-2">
        {isWritable && action('Replace', () => onAsk('replace'))}
        {action('Source', () => onAsk('note'))}
        {hasFocus(picture) && action('Focus', () => onAsk('focus'))}
        {isWritable && uses.length === 0 && action('Remove', onRemove)}
      </div>
    </li>
  )
}
