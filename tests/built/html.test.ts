import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { pages } from './artefact.ts'

/** The rules that are switched off are matters of style, not of HTML: React writes its attributes its own way. */
const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  elements: ['html5', { 'page-island': { flow: true, phrasing: true } }],
  rules: {
    'attr-case': ['error', { style: 'camelcase', ignoreForeign: true }],
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'long-title': 'off',
    'no-inline-style': 'error',
    'no-trailing-whitespace': 'off',
    // The bar is scaled by a transform, which browsers do not allow inside a native progress element.
    'valid-id': ['error', { relaxed: true }],
    'void-style': 'off',
  },
})

test.each(pages)('$path is valid HTML', async ({ html }) => {
  const { results } = await validator.validateString(html)
  const messages = results.flatMap((result) => result.messages)
  expect(
    messages.map(({ ruleId, message, line, selector }) => `${ruleId}: ${message} (${line}, ${selector})`),
  ).toEqual([])
})

test.each(pages)('$path has no place left open for a fragment', ({ html }) => {
  expect(html).not.toMatch(/[\uE000\uE001]/)
})
