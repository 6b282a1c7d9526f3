import { reveal } from '#components/ui/reveal.ts'
import { SectionLabel } from '#components/ui/SectionLabel.tsx'
import { about, aboutPage } from '#data/about.ts'

/** Mission and vision as two statements in large type, one hung left and one hung right. */
export function Purpose() {
  const { label, mission, vision } = aboutPage.purpose
  return (
    <section className="border-y border-line bg-surface py-section">
      <div className="page-width">
        <SectionLabel number="02">{label}</SectionLabel>
        <div className="mt-12 grid gap-y-16 lg:grid-cols-12 lg:gap-x-8 lg:gap-y-24">
          <div className="lg:col-span-9" {...reveal()}>
            <h2 className="label text-accent-text">{mission}</h2>
            <p className="mt-4 text-h2 font-medium text-balance">{about.mission}</p>
          </div>
          <div className="lg:col-span-9 lg:col-start-4" {...reveal()}>
            <h2 className="label text-accent-text">{vision}</h2>
            <p className="mt-4 text-h2 font-medium text-balance">{about.vision}</p>
          </div>
        </div>
      </div>
    </section>
  )
}
