import { clsx } from 'clsx'
import { CaseStudyPlan } from '#components/drawings/CaseStudyPlan.tsx'
import { ButtonLink } from '#components/ui/Button.tsx'
import { ClaimFigure } from '#components/ui/ClaimFigure.tsx'
import { Section } from '#components/ui/Section.tsx'
import { serviceWords } from '#content/words.ts'
import type { CaseStudy } from '#data/schemas/caseStudy.ts'
import type { Service } from '#data/schemas/services.ts'

interface BuiltLikeThisProps {
  service: Pick<Service, 'id' | 'shownBy'>
  studies: readonly CaseStudy[]
}

/** What a service has led to: its case study, or else where its way of working can be seen. */
export function BuiltLikeThis({ service, studies }: BuiltLikeThisProps) {
  const study = studies.find((each) => each.service.id === service.id)
  if (study) return <BuiltCase {...study} />
  if (!service.shownBy) return null
  const { title, text, link } = service.shownBy
  return (
    <Section label={serviceWords.builtLikeThis} title={title} lead={text}>
      <ButtonLink href={link.href} variant="outline">
        {link.label}
      </ButtonLink>
    </Section>
  )
}

function BuiltCase({ title, client, description, claims, drawing, confirmed, href }: CaseStudy) {
  const [claim] = claims
  return (
    <Section label={serviceWords.builtLikeThis} title={title}>
      <div className="grid gap-x-12 gap-y-8 md:grid-cols-2">
        {drawing && (
          <div>
            <div className={clsx('border', confirmed ? 'border-line' : 'border-dashed border-edge')}>
              <CaseStudyPlan drawing={drawing} state="after" />
            </div>
            {!confirmed && <p className="label mt-3 text-muted">{serviceWords.unconfirmed}</p>}
          </div>
        )}
        <div>
          {claim && <ClaimFigure claim={claim} />}
          <p className="label mt-6 text-muted">{client}</p>
          <p className="mt-3 max-w-measure text-muted">{description}</p>
          <ButtonLink href={href} variant="outline" className="mt-6">
            {serviceWords.readSheet}
          </ButtonLink>
        </div>
      </div>
    </Section>
  )
}
