import type { HostConfig } from '@lintel/edge/node/hostConfig.ts'

/** `vercel.json`: of two rules for one header the later one counts, as in a build. */
export function vercelFiles(config: HostConfig): Record<string, string> {
  const configuration = {
    cleanUrls: true,
    trailingSlash: false,
    redirects: [...config.redirects].map(([source, destination]) => ({
      source: encodeURI(source),
      destination,
      statusCode: 301,
    })),
    headers: [...config.headers].flatMap(([key, values]) =>
      // There, groups are expressions.
      values.map(({ pattern, value }) => ({
        source: pattern.replace('*', '(.*)'),
        headers: [{ key, value }],
      })),
    ),
  }
  return { 'vercel.json': `${JSON.stringify(configuration, null, 2)}\n` }
}
