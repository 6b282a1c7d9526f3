import { reveal } from '#components/ui/reveal.ts'
import { Section } from '#components/ui/Section.tsx'
import { consultingIndustries } from '#data/services/consulting.ts'

const title = 'What shapes the advice in each industry'

export function Industries({ number }: { number: string }) {
  return (
    <Section number={number} label="Industries" title={title}>
      <ul className="border-t border-line">
        {consultingIndustries.map(({ title, description, examples }) => (
          <li
            key={title}
            className="grid gap-x-10 gap-y-3 border-b border-line py-8 lg:grid-cols-12"
            {...reveal()}
          >
            <h3 className="text-h3 lg:col-span-4">{title}</h3>
            <div className="lg:col-span-8">
              <p className="max-w-2xl text-lead text-balance">{description}</p>
              <ul className="mt-4 flex flex-wrap gap-x-6 max-md:flex-col gap-y-1.5 text-small text-muted">
                {examples.map((example) => (
                  <li key={example} className="border-l border-accent-text pl-3">
                    {example}
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
