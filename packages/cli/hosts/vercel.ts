import type { HostConfig } from '@lintel/edge/node/hostConfig.ts'

/** Returns `vercel.json`. The later of two rules for a header wins, as in a build. */
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
      // Vercel's patterns have regular expressions in groups.
      values.map(({ pattern, value }) => ({
        source: pattern.replace('*', '(.*)'),
        headers: [{ key, value }],
      })),
    ),
  }
  return { 'vercel.json': `${JSON.stringify(configuration, null, 2)}\n` }
}
