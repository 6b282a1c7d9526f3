import { type DeploySettings, type Problem, reservedDomain, when } from './Problem.ts'

export function origin({ site }: DeploySettings): Problem[] {
  return when(isNobodys(site.origin), {
    setting: 'origin in data/site.ts',
    why: `Canonical addresses, feeds and mails would lead to ${site.origin}, which is not your site.`,
    fix: "edit data/site.ts: origin: 'https://www.your-firm.com'",
  })
}

export function edgeOrigin({ site }: DeploySettings): Problem[] {
  return when(site.edgeOrigin !== null && isNobodys(site.edgeOrigin), {
    setting: 'edgeOrigin in data/site.ts',
    why: `Forms would be sent to ${site.edgeOrigin}, which is not your Worker.`,
    fix: "edit data/site.ts: edgeOrigin: 'https://api.your-firm.com', or null where the Worker serves the pages",
  })
}

function isNobodys(address: string): boolean {
  return !address.startsWith('https://') || reservedDomain.test(address)
}

/** The Worker must be served where forms go: at the site's address, or at the edge's own. */
export function domain({ site, config }: DeploySettings): Problem[] {
  const { hostname } = new URL(site.edgeOrigin ?? site.origin)
  const routes = (config.routes ?? []).map((route) => (typeof route === 'string' ? route : route.pattern))
  const isServed =
    hostname.endsWith('.workers.dev') || routes.some((route) => route.split('/')[0] === hostname)
  return when(!isServed && !reservedDomain.test(hostname), {
    setting: 'routes in wrangler.jsonc',
    why: `The Worker would not be served at ${hostname}, the address that data/site.ts gives it.`,
    fix: `edit wrangler.jsonc: "routes": [{ "pattern": "${hostname}", "custom_domain": true }]`,
  })
}

export function addresses({ site, config }: DeploySettings): Problem[] {
  const ofSite = Object.entries(site.email).map(([name, address]) => [
    `email.${name} in data/site.ts`,
    address,
  ])
  const ofVars = ['NOTIFY_TO', 'NOTIFY_FROM'].map((name) => [
    `${name} in wrangler.jsonc`,
    String(config.vars[name] ?? ''),
  ])
  return [...ofSite, ...ofVars].flatMap(([setting = '', address = '']) =>
    when(reservedDomain.test(address), {
      setting,
      why: `${address} reaches nobody.`,
      fix: `edit ${setting.split(' in ')[1]}: an address that you read`,
    }),
  )
}

export function legal({ site }: DeploySettings): Problem[] {
  return (['entity', 'address', 'jurisdiction', 'arbitrationBody'] as const).flatMap((name) =>
    when(!site.legal[name], {
      setting: `legal.${name} in data/site.ts`,
      why: 'The legal pages would show “to be set by the owner” in its place.',
      fix: `edit data/site.ts: legal: { ${name}: '…' }`,
    }),
  )
}
