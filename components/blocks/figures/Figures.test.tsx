import { claimNote } from '@lintel/rules/claimNote.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { claimNamed } from '#tests/support/claimNamed.ts'
import { Figures } from './Figures.tsx'

test('each figure has its source with it', () => {
  const claims = [claimNamed('projects'), claimNamed('sampleRoi')]
  const html = renderToStaticMarkup(<Figures block="figures" title="What came of it" claims={claims} />)
  for (const claim of claims) {
    expect(html).toContain(claim.figure)
    expect(html).toContain(claimNote(claim))
  }
})
