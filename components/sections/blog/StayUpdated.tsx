import { Island } from '#components/hydration/Island.tsx'
import NewsletterForm from '#components/islands/NewsletterForm.tsx'
import { blog } from '#data/blog.ts'

/** The newsletter box, and the feeds for who would rather not give an address. */
export function StayUpdated() {
  const { title, text } = blog.newsletter
  return (
    <section className="border-t border-line bg-surface py-section" data-print="hide">
      <div className="page-width grid gap-10 lg:grid-cols-12">
        <div className="lg:col-span-6">
          <h2 className="text-h2">{title}</h2>
          <p className="mt-4 max-w-measure text-lead text-muted">{text}</p>
        </div>
        <div className="lg:col-span-5 lg:col-start-8 lg:self-end">
          <Island when="interaction">
            <NewsletterForm place="blog" />
          </Island>
          <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-1 text-small">
            {blog.feeds.map(({ label, href }) => (
              <li key={href}>
                <a href={href} className="text-link inline-flex min-h-6 items-center pointer-coarse:min-h-11">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
