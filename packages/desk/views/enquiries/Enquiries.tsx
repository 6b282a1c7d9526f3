import { clsx } from 'clsx'
import { linkTo, useAddress } from '../../app/address.ts'
import { DatabaseChoice, useIsLive } from '../../app/DatabaseChoice.tsx'
import { ExportButton } from '../../app/ExportButton.tsx'
import { request } from '../../app/request.ts'
import { Loading, ViewHeading } from '../../app/ui.tsx'
import { useRequest } from '../../app/useRequest.ts'
import { Answers } from './Answers.tsx'
import { EnquiryList } from './EnquiryList.tsx'
import { OneEnquiry } from './OneEnquiry.tsx'
import { Subscribers } from './Subscribers.tsx'

const lists = [
  { href: '/enquiries', label: 'Enquiries' },
  { href: '/enquiries/answers', label: 'Answers' },
  { href: '/enquiries/subscribers', label: 'Subscribers' },
]

export default function Enquiries() {
  const address = useAddress()
  const { data: isLive, error, reload } = useIsLive()
  const current = lists.findLast(({ href }) => address.startsWith(href))
  const [, , shown = ''] = address.split('/')
  return (
    <div className={clsx('flex min-h-full flex-col', isLive && 'border-t-4 border-danger')}>
      <ViewHeading
        actions={
          <>
            <DatabaseChoice isLive={isLive} onChange={reload} />
            <ExportButton name="enquiries.csv" content={() => request('enquiries', 'export', {})}>
              Export all enquiries
            </ExportButton>
          </>
        }
      >
        {current?.label}
      </ViewHeading>
      <nav aria-label="Lists" className="flex gap-5 border-b border-line px-6">
        {lists.map((each) => (
          <a
            key={each.href}
            {...linkTo(each.href)}
            aria-current={each === current ? 'page' : undefined}
            className="border-b-2 border-transparent py-2 text-small text-muted hover:text-accent-text aria-[current]:border-accent-text aria-[current]:text-text"
          >
            {each.label}
          </a>
        ))}
      </nav>
      {isLive === undefined ? (
        <Loading error={error} />
      ) : (
        <EnquiriesContent key={String(isLive)} isLive={isLive} shown={shown} />
      )}
    </div>
  )
}

/** Mounted again for each database, so that data of both are never mixed. */
function EnquiriesContent({ isLive, shown }: { isLive: boolean; shown: string }) {
  if (shown === 'subscribers') return <Subscribers />
  if (shown === 'answers') return <Answers />
  return <Mailbox isLive={isLive} shown={shown} />
}

function Mailbox({ isLive, shown }: { isLive: boolean; shown: string }) {
  const list = useRequest(() => request('enquiries', 'list', {}))
  const takers = new Set(list.data?.enquiries.flatMap(({ taken_by }) => taken_by ?? []))
  return (
    <div className="grid grow lg:grid-cols-[minmax(0,1fr)_auto]">
      <EnquiryList list={list} isLive={isLive} shown={shown} />
      {shown && <OneEnquiry key={shown} reference={shown} takers={[...takers]} onChange={list.reload} />}
    </div>
  )
}
