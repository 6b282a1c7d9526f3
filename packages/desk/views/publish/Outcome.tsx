import { linkTo } from '../../app/address.ts'
import type { ResponseOf } from '../../app/request.ts'

type Review = Extract<ResponseOf<'publish', 'review'>, { state: 'ready' }>

/** What a publication has come to, and of which review. */
export interface Reached {
  state: 'sent' | 'kept' | 'open' | 'changed' | 'brought'
  of: Pick<Review, 'files' | 'isFirstPush' | 'address'>
  at: number
}

const others: Record<Exclude<Reached['state'], 'sent'>, string> = {
  brought: 'What others have published is here now. Nothing was sent.',
  kept: 'Kept in the history on this machine. Nothing was sent, as this project names no place to send it to, and visitors see nothing of it.',
  changed:
    'Nothing was sent yet: something has changed since these changes were listed. Look at the list below, and publish again.',
  open: 'Nothing was sent yet: somebody else has published changes to the same places. Choose below which words stand.',
}

const time = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' })

/** Names are read at a glance up to here. */
const maxNames = 3

/** Says what was sent, and where and when visitors see it. */
export function Outcome({ state, of: { files, isFirstPush, address }, at }: Reached) {
  if (state !== 'sent') return others[state]
  const names = files.slice(0, maxNames).map(({ name }) => name)
  const more = files.length - names.length
  const what =
    isFirstPush || names.length === 0
      ? isFirstPush
        ? 'All of your site'
        : 'What was kept in the history'
      : [...names, ...(more > 0 ? [`${more} more`] : [])].join(', ')
  return (
    <>
      Published. {what} went to where your site is built from, at {time.format(at)}. Where builds are set up,
      visitors see it in some minutes
      {address ? (
        <>
          {' '}
          at{' '}
          <a href={address} target="_blank" rel="noreferrer" className="underline">
            {address}
          </a>
          . If they do not in half an hour, tell whoever runs it for you.
        </>
      ) : (
        <>
          . Its address is not set yet:{' '}
          <a {...linkTo('/brand/origin')} className="underline">
            write it under Brand
          </a>
          .
        </>
      )}
    </>
  )
}
