import { saysNothing } from '#content/images.ts'
import type { BrokenLink } from '#scripts/built/links.ts'
import { leadsNowhere } from '#scripts/quality/checks/links.ts'
import { type Checkout, type Finding, finding } from './Finding.ts'

/** From this share of a budget on, the next change may break it. */
const near = 0.95

/** What only the built site shows: of a fault in the sources, the content checks say the file and the line. */
export function builtFindings({ built, faults }: Checkout): Finding[] {
  if (!built)
    return [finding('must', 'The site is not built, so its pages were not checked.', 'npm run build')]
  return [
    ...oncePerAddress(
      built.brokenLinks.filter(
        ({ address }) => !faults.some(({ message }) => message.startsWith(leadsNowhere(address))),
      ),
    ).map(({ page, address, why, others }) =>
      finding(
        'must',
        `Leads nowhere: ${page}${others ? ` and ${others} more` : ''}: ${address}: ${why}.`,
        'mend the link, or the page it names',
      ),
    ),
    ...built.imagesWithoutAlt
      .filter(
        ({ page }) =>
          !faults.some(
            ({ file, message }) => file.startsWith(`content${page}.md`) && message.endsWith(saysNothing),
          ),
      )
      .map(({ page, image }) =>
        finding(
          'must',
          `No alternative text: ${page}: ${image}.`,
          'say what the image shows: ![what it shows](address)',
        ),
      ),
    ...built.spending
      .filter(({ spent, budget }) => spent > budget * near)
      .map(({ name, spent, budget }) =>
        finding(
          spent > budget ? 'should' : 'may',
          `${name} takes ${spent.toLocaleString('en')} of ${budget.toLocaleString('en')} bytes.`,
          'take something out, or raise the budget in scripts/built/budgets.ts',
        ),
      ),
  ]
}

/** A link of the frame stands on every page. */
function oncePerAddress(links: BrokenLink[]): (BrokenLink & { others: number })[] {
  return [...Map.groupBy(links, ({ address }) => address).values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, others: others.length }] : [],
  )
}
