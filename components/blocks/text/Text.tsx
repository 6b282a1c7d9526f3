import { renderMarkdown } from '@lintel/engine/content/markdown/renderMarkdown.tsx'
import { Prose } from '@lintel/kit/Prose.tsx'
import { Section, sectionClass } from '@lintel/kit/ui/Section.tsx'
import type { BlockOf } from '../schemas.ts'

/** Words that the owner writes as in an article, beside their title where they have one. */
export function Text({ title, text, tone }: BlockOf<'text'>) {
  const { content } = renderMarkdown(text, undefined, { level: title ? 3 : 2 })
  const prose = <Prose headings={[]}>{content}</Prose>
  if (title)
    return (
      <Section title={title} tone={tone}>
        {prose}
      </Section>
    )
  return (
    <section className={sectionClass(tone)}>
      <div className="page-width">{prose}</div>
    </section>
  )
}
