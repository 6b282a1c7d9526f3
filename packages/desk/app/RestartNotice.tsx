import { request } from './request.ts'
import { useLiveRequest } from './useLiveRequest.ts'

/** The running desk keeps the code that it was started with, so published code needs a restart. */
export function RestartNotice({ refreshKey }: { refreshKey: string }) {
  const changed = useLiveRequest(() => request('repair', 'changedCode', {}), refreshKey)
  if (!changed) return null
  return (
    <section
      role="alert"
      aria-label="Start the desk again"
      className="border-b border-line bg-surface px-6 py-4"
    >
      <h2 className="font-semibold">Start the desk again</h2>
      <p className="mt-1 text-small break-words text-muted">
        The site’s code has changed since this desk was started
        {changed.authors.length > 0 && `, by ${changed.authors.join(', ')}`}: {changed.files.join(', ')}. All
        here works on as before, but pages may look otherwise on the site, and new kinds of texts cannot be
        read here. Stop the desk in its terminal with Ctrl+C
        {changed.hasOtherPackages && (
          <>
            , run <code>npm ci</code>
          </>
        )}
        , then run <code>npm run desk</code>.
      </p>
    </section>
  )
}
