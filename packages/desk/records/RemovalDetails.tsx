import type { MouseEvent, ReactNode } from 'react'
import { linkTo } from '../app/address.ts'
import { request } from '../app/request.ts'
import { useRequest } from '../app/useRequest.ts'
import type { ListedPage } from './pageList.ts'
import type { Reference } from './references.ts'

interface PlaceListProps {
  /** What is to be done about them. */
  words: string
  places: Reference[]
  /** Closes the dialog, which would stand over the field. */
  onFollow?: () => void
}

/** Places in other texts, each of which leads there. */
function PlaceList({ words, places, onFollow }: PlaceListProps) {
  if (places.length === 0) return null
  return (
    <div>
      <p>{words}</p>
      <ul className="max-h-40 list-disc overflow-y-auto pl-5 text-small">
        {places.map(({ name, field, href }) => (
          <li key={`${name} ${field}`}>
            {href ? (
              <PlaceLink href={href} onFollow={onFollow}>
                {name}: {field}
              </PlaceLink>
            ) : (
              `${name}: ${field}`
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Where texts say how many records there are of a kind that has another number of them. */
export const CountList = (props: Omit<PlaceListProps, 'words'>) => (
  <PlaceList {...props} words="These say how many there are, and may have to say another number:" />
)

/** What links to a page that ends. */
export function LinksToEnding({ file }: { file: string }) {
  const { data = [] } = useRequest(() => request('pages', 'linksTo', { file }), file)
  return <PlaceList words="These link to it, and would lead nowhere then. Change them first:" places={data} />
}

interface PlaceLinkProps {
  href: string
  onFollow: (() => void) | undefined
  children: ReactNode
}

function PlaceLink({ href, onFollow, children }: PlaceLinkProps) {
  const { onClick } = linkTo(href)
  const follow = (event: MouseEvent) => {
    onClick(event)
    if (event.defaultPrevented) onFollow?.()
  }
  return (
    <a href={href} onClick={follow} className="text-accent-text underline">
      {children}
    </a>
  )
}

/** The choice of no other record. No id has a space. */
const nothing = 'no other'

interface InsteadChoiceProps {
  /** Where others name it. */
  namedIn: Reference[]
  /** What goes where no other is named; null where that cannot be. */
  goesWith: Reference[] | null
  others: { id: string; label: string }[]
  /** The id of the chosen record, or `nothing`; empty until one is chosen. */
  instead: string
  onChoose: (instead: string) => void
  onFollow: () => void
}

/** Asks what others name once a record is gone. */
export function InsteadChoice({
  namedIn,
  goesWith,
  others,
  instead,
  onChoose,
  onFollow,
}: InsteadChoiceProps) {
  return (
    <>
      <label className="grid gap-1.5">
        <span>Where it is named, stands instead</span>
        <select required value={instead} onChange={({ target }) => onChoose(target.value)}>
          <option value="" disabled>
            Choose …
          </option>
          {others.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
          {goesWith && <option value={nothing}>nothing: what names it is removed too</option>}
        </select>
      </label>
      {instead === nothing ? (
        <PlaceList words="These are removed with it:" places={goesWith ?? []} onFollow={onFollow} />
      ) : (
        <PlaceList
          words="These name it, and will name the other instead. Read their words again:"
          places={namedIn}
          onFollow={onFollow}
        />
      )}
    </>
  )
}

interface LeadChoiceProps {
  /** The address that will be gone. */
  page: string
  targets: Pick<ListedPage, 'path' | 'title'>[]
  /** Where other texts link to it. */
  links: Reference[]
  /** The chosen page; empty for none. */
  to: string
  onChoose: (to: string) => void
  onFollow: () => void
}

/** Asks where an address leads once its page is gone, and says what becomes of the links to it. */
export function LeadChoice({ page, targets, links, to, onChoose, onFollow }: LeadChoiceProps) {
  const words = to
    ? 'These link to it, and will lead there instead. Read their words again:'
    : 'These link to it, and have to be changed afterward:'
  return (
    <>
      <label className="grid gap-1.5">
        <span>Who follows {page} is led to</span>
        <select value={to} onChange={({ target }) => onChoose(target.value)}>
          <option value="">nowhere: there is no such page</option>
          {targets.map(({ path, title }) => (
            <option key={path} value={path}>
              {path} – {title}
            </option>
          ))}
        </select>
      </label>
      <PlaceList words={words} places={links} onFollow={onFollow} />
    </>
  )
}
