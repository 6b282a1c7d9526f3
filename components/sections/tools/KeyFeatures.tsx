import { reveal } from '#components/ui/reveal.ts'
import { Section } from '#components/ui/Section.tsx'
import { toolPages } from '#data/toolPages.ts'
import type { Tool } from '#data/tools.ts'

/** What the tool does, in a grid of hairlines. */
export function KeyFeatures({ tool }: { tool: Tool }) {
  return (
    <Section number="01" {...toolPages.detail.features}>
      <ul className="grid border-t border-l border-line md:grid-cols-2 lg:grid-cols-3">
        {tool.features.map((feature, index) => (
          <li key={feature} className="border-r border-b border-line p-7" {...reveal(index)}>
            <span className="label text-accent-text" aria-hidden="true">
              {String(index + 1).padStart(2, '0')}
            </span>
            <p className="mt-3">{feature}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
