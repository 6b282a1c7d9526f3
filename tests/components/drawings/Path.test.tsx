import { Path } from '@lintel/kit/drawings/parts.tsx'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

test.each([
  ['M40 20H80V60', 'M40 20h40v40'],
  ['M0 0V560M40 0V560M80 0V560', 'M0 0v560m40-560v560m40-560v560'],
  ['M10.04 10L20.04 10', 'M10 10l10 0'],
])('%s is written in steps, to a tenth of a unit', (d, written) => {
  expect(renderToStaticMarkup(<Path className="stroke-text" d={d} />)).toBe(
    `<path class="stroke-text" d="${written}"></path>`,
  )
})
