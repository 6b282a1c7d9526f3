import { ButtonLink } from '#components/ui/Button.tsx'
import { careers } from '#data/careers.ts'

/** The openings, as the title block of a sheet that is still empty. */
export function Positions() {
  const { title, text, link } = careers.positions
  return (
    <section id="open-positions" className="border-y border-line bg-surface">
      <div className="page-width grid gap-6 py-14 lg:grid-cols-12 lg:items-center">
        <h2 className="text-h2 lg:col-span-4">{title}</h2>
        <p className="max-w-measure lg:col-span-5">{text}</p>
        <div className="lg:col-span-3 lg:justify-self-end">
          <ButtonLink href={link.href} variant="outline" size="lg">
            {link.label}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
