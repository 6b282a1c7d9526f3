import { claims as register } from '@lintel/engine/content/claims.ts'
import { claimNote } from '@lintel/rules/claimNote.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Figures } from './Figures.tsx'

test('each figure has its source with it', () => {
  const claims = Object.values(register).slice(0, 2)
  const html = renderToStaticMarkup(<Figures block="figures" title="What came of it" claims={claims} />)
  for (const claim of claims) {
    expect(html).toContain(claim.figure)
    expect(html).toContain(claimNote(claim))
  }
})
