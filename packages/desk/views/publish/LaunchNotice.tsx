import { linkTo } from '../../app/address.ts'
import { request } from '../../app/request.ts'
import { sentence } from '../../app/ui.tsx'
import { useRequest } from '../../app/useRequest.ts'
import { viewToFix } from '../../app/viewToFix.ts'

/**
 * What the launch list still asks for. It keeps nobody from publishing.
 * @param isFirst whether nothing was published yet, so that the list is open
 */
export function LaunchNotice({ isFirst }: { isFirst: boolean }) {
  const { data } = useRequest(() => request('launch', 'check', { account: false }))
  const open = data?.diagnostics.filter(({ severity }) => severity === 'must') ?? []
  if (open.length === 0) return null
  const forIT = open.filter((each) => !viewToFix(each)).length
  return (
    <details open={isFirst} className="max-w-prose text-small">
      <summary className="font-semibold">
        Before visitors come: {open.length} {open.length === 1 ? 'line' : 'lines'} of the launch list
      </summary>
      <p className="mt-2 text-muted">
        You can publish all the same. Visitors would then read what is still the template’s, or write to
        nobody.
      </p>
      <ul className="mt-2 max-h-72 list-disc overflow-y-auto border-y border-line py-2 pl-6">
        {open.map((each) => {
          const href = viewToFix(each)
          return (
            href && (
              <li key={each.file + each.line + each.message} className="py-0.5 break-words">
                <a {...linkTo(href)} className="text-accent-text underline">
                  {sentence(each.message)}
                </a>
              </li>
            )
          )
        })}
        {forIT > 0 && (
          <li className="py-0.5">
            <a {...linkTo('/launch/it')} className="text-accent-text underline">
              {forIT} for whoever runs the site for you
            </a>
          </li>
        )}
      </ul>
      <a {...linkTo('/launch')} className="mt-2 inline-block text-link">
        The whole launch list
      </a>
    </details>
  )
}
