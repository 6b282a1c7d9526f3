import { SectionLabel } from '#components/ui/SectionLabel.tsx'
import { about, aboutPage } from '#data/about.ts'

export function Story() {
  const { label, title } = aboutPage.story
  const [first, ...others] = about.story
  return (
    <section className="py-section">
      <div className="page-width">
        <SectionLabel number="01">{label}</SectionLabel>
        <div className="mt-8 grid gap-8 lg:grid-cols-12">
          <h2 className="text-h2 lg:col-span-5">{title}</h2>
          <div className="space-y-5 lg:col-span-6 lg:col-start-7">
            <p className="text-lead">{first}</p>
            {others.map((paragraph) => (
              <p key={paragraph} className="text-muted">
                {paragraph}
              </p>
            ))}
          </div>
        </div>
      </div>
    </section>
  )
}
