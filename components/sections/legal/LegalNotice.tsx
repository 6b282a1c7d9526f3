import { PhoneLink } from '#components/ui/PhoneLink.tsx'
import { SectionLabel } from '#components/ui/SectionLabel.tsx'
import { legalNotice } from '#data/legalNotice.ts'
import { legalPages } from '#data/legalPages.ts'
import { site } from '#data/site.ts'

/** Who runs the site, as far as `data/site.ts` says it. */
export function LegalNotice() {
  const { title, lead, facts, email, phone } = legalNotice
  return (
    <article className="page-width pt-28 pb-section md:pt-32">
      <SectionLabel>{legalPages.label}</SectionLabel>
      <h1 className="mt-8 text-display">{title}</h1>
      <p className="mt-6 max-w-measure text-lead text-muted">{lead}</p>
      <dl className="mt-12 max-w-measure divide-y divide-line border-y border-line">
        {facts.map(
          ({ term, value }) =>
            value && (
              <Fact key={term} term={term}>
                {value}
              </Fact>
            ),
        )}
        <Fact term={email}>
          <a className="text-link" href={`mailto:${site.email.hello}`}>
            {site.email.hello}
          </a>
        </Fact>
        {site.phone && (
          <Fact term={phone}>
            <PhoneLink phone={site.phone} />
          </Fact>
        )}
      </dl>
    </article>
  )
}

function Fact({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div className="py-4">
      <dt className="label text-muted">{term}</dt>
      <dd className="mt-1 break-words">{children}</dd>
    </div>
  )
}
