import { Button } from '@lintel/kit/ui/Button.tsx'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { linkTo } from '../../app/address.ts'
import { type ResponseOf, request } from '../../app/request.ts'
import { useRequest } from '../../app/useRequest.ts'
import { hasFocus } from '../../records/FocusDialog.tsx'

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

/** The ground of a picture, which may be transparent. */
export function Thumbnail(props: ComponentProps<'div'>) {
  return <div {...props} className="grid h-44 place-items-center border border-line bg-white p-2" />
}

/** Asked for once it comes near, as there may be many. */
function LazyThumbnail({ file, version }: Pick<ListedPicture, 'file' | 'version'>) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
    })
    if (place.current) observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  const { data } = useRequest(
    async () => (isNear ? request('pictures', 'thumbnail', { file }) : null),
    `${version} ${isNear}`,
  )
  return (
    <Thumbnail ref={place}>{data && <img src={data} alt="" className="max-h-40 max-w-full" />}</Thumbnail>
  )
}
