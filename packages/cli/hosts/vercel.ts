import type { HostFacts } from '@lintel/edge/node/hostFacts.ts'

/** `vercel.json`: of two rules for one header the later one counts, as in a build. */
export function vercelFiles(facts: HostFacts): Record<string, string> {
  const configuration = {
    cleanUrls: true,
    trailingSlash: false,
    redirects: [...facts.redirects].map(([source, destination]) => ({
      source: encodeURI(source),
      destination,
      statusCode: 301,
    })),
    headers: [...facts.headers].flatMap(([key, values]) =>
      // There, groups are expressions.
      values.map(({ pattern, value }) => ({
        source: pattern.replace('*', '(.*)'),
        headers: [{ key, value }],
      })),
    ),
  }
  return { 'vercel.json': `${JSON.stringify(configuration, null, 2)}\n` }
}
