import { ButtonLink } from '@lintel/kit/ui/Button.tsx'
import { LinkList } from '@lintel/kit/ui/links.tsx'
import { NotFoundFrame } from '#components/drawings/NotFoundFrame.tsx'

interface NotFoundProps {
  /** Over the title, as large as a number on a facade. */
  code?: string | undefined
  title: string
  text?: string
  action: { label: string; href: string }
  /** Stands before further ways on. */
  others?: string
  links?: { label: string; href: string }[]
}

/** What stands where nothing was found: the frame with one post missing, and the ways on. */
export function NotFound({ code, title, text, action, others, links }: NotFoundProps) {
  return (
    <section className="page-width grid items-center gap-10 pt-28 pb-section sm:grid-cols-2">
      <div className="min-w-0 wrap-anywhere">
        <h1>
          {code && <span className="block text-display text-accent-text">{code}</span>}{' '}
          <span className={code ? 'mt-3 block text-h2' : 'block text-display'}>{title}</span>
        </h1>
        {text && <p className="mt-5 max-w-md text-lead text-muted">{text}</p>}
        <ButtonLink href={action.href} size="lg" className="mt-9">
          {action.label}
        </ButtonLink>
        {links && (
          <>
            <p className="mt-9 text-small text-muted">{others}</p>
            <LinkList links={links} className="mt-2 flex flex-wrap gap-x-6 gap-y-1" />
          </>
        )}
      </div>
      <div className="w-full min-w-0 max-w-xl justify-self-end">
        <NotFoundFrame code={code} />
      </div>
    </section>
  )
}
