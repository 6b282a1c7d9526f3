import { Badges, Buttons, Cards, Icons } from './parts/components.tsx'
import { Fields, FormMessages } from './parts/form.tsx'
import { Colors, Measures, TypeScale } from './parts/tokens.tsx'
import type { StyleGuide } from './styleGuide.ts'
import './style-guide.css'

/** For developers alone: `scripts/build.ts` keeps this page out of the artefact, and `styles.css` its classes. */
export default function Page(guide: StyleGuide) {
  return (
    <>
      <h1 className="page-width pt-28 pb-10 text-h2">Style guide</h1>
      <div className="guide-halves">
        {(['light', 'dark'] as const).map((theme) => (
          <section key={theme} className={`guide-half guide-${theme}`} aria-label={`The ${theme} theme`}>
            <Colors {...guide} />
            <TypeScale />
            <Measures {...guide} />
            <Buttons />
            <Badges />
            <Fields />
            <FormMessages />
            <Cards {...guide} />
            <Icons />
          </section>
        ))}
      </div>
      <script type="module" src="/pages/style-guide/showStates.ts" />
    </>
  )
}
