import { NotFoundFrame } from '#components/drawings/NotFoundFrame.tsx'
import { ButtonLink } from '#components/ui/Button.tsx'

interface NotFoundProps {
  /** Over the title, as large as a number on a facade. */
  code?: string
  title: string
  text?: string
  action: { label: string; href: string }
}

/** What stands where nothing was found: the frame with one post missing, and the way back. */
export function NotFound({ code, title, text, action }: NotFoundProps) {
  return (
    <section className="page-width grid items-center gap-10 pt-28 pb-section md:min-h-[80svh] lg:grid-cols-12">
      <div className="min-w-0 wrap-anywhere lg:col-span-5">
        <h1>
          {code && <span className="block text-display text-accent-text">{code}</span>}{' '}
          <span className={code ? 'mt-3 block text-h2' : 'block text-display'}>{title}</span>
        </h1>
        {text && <p className="mt-5 max-w-md text-lead text-muted">{text}</p>}
        <ButtonLink href={action.href} size="lg" className="mt-9">
          {action.label}
        </ButtonLink>
      </div>
      <div className="mx-auto w-full min-w-0 max-w-md lg:col-span-6 lg:col-start-7 lg:max-w-none">
        <NotFoundFrame />
      </div>
    </section>
  )
}
