import { Button } from '@lintel/kit/ui/Button.tsx'
import { useState } from 'react'
import { linkTo } from './address.ts'
import { keep, readKept } from './kept.ts'
import { request } from './request.ts'
import { useRequest } from './useRequest.ts'

const storageKey = 'first steps seen'

/**
 * Says where to begin, until it is put away or nothing is left to do before the launch.
 * @param open what the launch list requires
 */
export function FirstSteps({ open }: { open: number }) {
  const [isSeen, setSeen] = useState(() => readKept(storageKey) !== null)
  const { data: brand } = useRequest(() => request('brand', 'current', {}))
  if (open === 0 || isSeen || !brand) return null
  const putAway = () => {
    keep(storageKey, 'yes')
    setSeen(true)
  }
  const steps = [
    brand.isNameGiven
      ? { href: '/brand', label: 'Complete your brand', about: 'its logo, its colors and its addresses' }
      : { href: '/brand', label: 'Give the site your name', about: 'and your colors and addresses' },
    { href: '#view', label: 'Change its words', about: 'by a click on a sentence of the page below' },
    { href: '/launch', label: 'Settle what is missing', about: `before it can go live: ${open} lines` },
  ]
  return (
    <section aria-label="Where to begin" className="border-b border-line bg-surface px-6 py-3 text-small">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <h2 className="font-semibold">Where to begin</h2>
        <ol className="flex list-inside list-decimal flex-wrap gap-x-6 gap-y-1">
          {steps.map(({ href, label, about }) => (
            <li key={href}>
              <a {...(href.startsWith('#') ? { href } : linkTo(href))} className="text-accent-text underline">
                {label}
              </a>{' '}
              <span className="text-muted max-md:hidden">{about}</span>
            </li>
          ))}
        </ol>
        <Button variant="outline" size="sm" className="ml-auto" onClick={putAway}>
          Put this away
        </Button>
      </div>
    </section>
  )
}
