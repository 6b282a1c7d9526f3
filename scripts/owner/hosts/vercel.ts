import type { HostFacts } from './hostFacts.ts'

/** `vercel.json`: of two rules for one header the later one counts, as in a build. */
export function vercelFiles(facts: HostFacts): Record<string, string> {
  const configuration = {
    cleanUrls: true,
    trailingSlash: false,
    redirects: [...facts.redirects].map(([source, destination]) => ({
      source,
      destination,
      statusCode: 301,
    })),
    headers: [...facts.headers].flatMap(([key, values]) =>
      values.map(({ path, value }) => ({ source: sourceOf(path), headers: [{ key, value }] })),
    ),
  }
  return { 'vercel.json': `${JSON.stringify(configuration, null, 2)}\n` }
}

/** An expression as a path in which groups are expressions. */
const sourceOf = (expression: string) =>
  expression.slice(1).replace(/\$$/, '').replaceAll('\\.', '.').replace('.*', '(.*)')
