import { type Checkout, type Finding, finding } from './Finding.ts'

/** From this share of a budget on, the next change may break it. */
const near = 0.95

/** What only the built site shows. */
export function builtFindings({ built }: Checkout): Finding[] {
  if (!built)
    return [finding('must', 'The site is not built, so its pages were not checked.', 'npm run build')]
  return [
    ...built.brokenLinks.map((link) =>
      finding('must', `Leads nowhere: ${link}.`, 'mend the link, or the page it names'),
    ),
    ...built.imagesWithoutAlt.map((image) =>
      finding(
        'must',
        `No alternative text: ${image}.`,
        'say what the image shows: ![what it shows](address)',
      ),
    ),
    ...built.spending
      .filter(({ spent, budget }) => spent > budget * near)
      .map(({ name, spent, budget }) =>
        finding(
          spent > budget ? 'should' : 'may',
          `${name} takes ${spent.toLocaleString('en')} of ${budget.toLocaleString('en')} bytes.`,
          'take something out, or raise the budget in tests/built/budgets.ts',
        ),
      ),
  ]
}
