import { Badges } from './parts/Badges.tsx'
import { Buttons } from './parts/Buttons.tsx'
import { Cards } from './parts/Cards.tsx'
import { Colors } from './parts/Colors.tsx'
import { Fields } from './parts/Fields.tsx'
import { FormMessages } from './parts/FormMessages.tsx'
import { Icons } from './parts/Icons.tsx'
import { Measures } from './parts/Measures.tsx'
import { TypeScale } from './parts/TypeScale.tsx'
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
