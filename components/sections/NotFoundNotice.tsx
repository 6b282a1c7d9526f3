import { NotFoundFrame } from '#components/drawings/NotFoundFrame.tsx'
import { ButtonLink } from '#components/ui/Button.tsx'

interface NotFoundNoticeProps {
  title: string
  text: string
  back: { href: string; label: string }
}

/** What stands where a post or a tool would be, had the address one. */
export function NotFoundNotice({ title, text, back }: NotFoundNoticeProps) {
  return (
    <section className="page-width grid items-center gap-10 pt-28 pb-section lg:grid-cols-12">
      <div className="lg:col-span-6">
        <h1 className="text-display">{title}</h1>
        <p className="mt-6 max-w-measure text-lead text-muted">{text}</p>
        <ButtonLink href={back.href} size="lg" className="mt-9">
          {back.label}
        </ButtonLink>
      </div>
      <div className="mx-auto w-full max-w-md lg:col-span-5 lg:col-start-8">
        <NotFoundFrame />
      </div>
    </section>
  )
}
