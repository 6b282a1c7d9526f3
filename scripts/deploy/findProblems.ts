import type { Site } from '#data/site.ts'
import { ownerChannels, type Settings, settingsProblems } from '#functions/settings.ts'

/** What keeps the site from going live: which setting, why it matters, and what to do. */
export interface Problem {
  setting: string
  why: string
  cure: string
}

/** The parts of wrangler.jsonc that must be the owner's own. */
export interface DeployConfig {
  name?: string | undefined
  d1_databases: { binding: string; database_id?: string }[]
  send_email: { name: string; destination_address?: string }[]
  routes?: (string | { pattern: string })[] | undefined
  vars: Record<string, unknown>
}

export interface DeploySettings {
  site: Site
  config: DeployConfig
  /** Names only: nobody can read the value of a secret. */
  secrets: readonly string[]
}

/** Domains that belong to nobody (RFC 2606), as the default brand uses them. */
const reservedDomain = /(?:^|[.@/])(?:example|test|invalid|localhost|example\.(?:com|net|org))(?:[:/]|$)/
const unsetId = /^[0-]*$/

/** Everything that must be mended before the site goes live. An empty list means: ready. */
export function findProblems(settings: DeploySettings): Problem[] {
  const checks = [
    database,
    origin,
    domain,
    notification,
    contradictions,
    destination,
    botCheck,
    addresses,
    legal,
  ]
  return checks.flatMap((check) => check(settings))
}

/** What the Worker will find in its environment, with something plausible for each secret. */
export function liveSettings({ config, secrets }: DeploySettings): Settings {
  const standIns: Record<string, string> = { SMTP_URL: 'smtps://secret', WEBHOOK_URL: 'https://secret' }
  return Object.fromEntries([
    ...config.send_email.map(({ name }) => [name, {}]),
    ...Object.entries(config.vars),
    ...secrets.map((name) => [name, standIns[name] ?? 'x'.repeat(32)]),
    // Of this one only the site key tells which service it names.
    ...(secrets.includes('BOT_CHECK') ? [['BOT_CHECK', 'recaptcha']] : []),
  ])
}

function database({ config }: DeploySettings): Problem[] {
  const { database_id = '' } = config.d1_databases.find(({ binding }) => binding === 'DATABASE') ?? {}
  return when(unsetId.test(database_id), {
    setting: 'database_id in wrangler.jsonc',
    why: 'There is no database yet, so no enquiry could be stored.',
    cure: `npx wrangler d1 create ${config.name ?? 'lintel'}, then write the id it prints into wrangler.jsonc`,
  })
}

function origin({ site }: DeploySettings): Problem[] {
  return when(!site.origin.startsWith('https://') || reservedDomain.test(site.origin), {
    setting: 'origin in data/site.ts',
    why: `Canonical addresses, feeds and mails would lead to ${site.origin}, which is not your site.`,
    cure: "edit data/site.ts: origin: 'https://www.your-firm.com'",
  })
}

function domain({ site, config }: DeploySettings): Problem[] {
  const { hostname } = new URL(site.origin)
  const routes = (config.routes ?? []).map((route) => (typeof route === 'string' ? route : route.pattern))
  const isServed =
    hostname.endsWith('.workers.dev') || routes.some((route) => route.split('/')[0] === hostname)
  return when(!isServed && !reservedDomain.test(hostname), {
    setting: 'routes in wrangler.jsonc',
    why: `The site would not be served at ${hostname}, the address that data/site.ts gives it.`,
    cure: `edit wrangler.jsonc: "routes": [{ "pattern": "${hostname}", "custom_domain": true }]`,
  })
}

function notification(settings: DeploySettings): Problem[] {
  return when(ownerChannels(liveSettings(settings)).length === 0, {
    setting: 'NOTIFY_TO and NOTIFY_FROM, or WEBHOOK_URL and WEBHOOK_SECRET',
    why: 'Enquiries would be stored, but nobody would hear of them.',
    cure: 'edit wrangler.jsonc: "vars": { "NOTIFY_TO": "you@…", "NOTIFY_FROM": "site@…" }, or npx wrangler secret put WEBHOOK_URL',
  })
}

function contradictions(settings: DeploySettings): Problem[] {
  return settingsProblems(liveSettings(settings)).map((why) => {
    const setting = /^[A-Z_]+/.exec(why)?.[0] ?? 'settings'
    const isVar = Boolean(settings.config.vars[setting])
    return {
      setting,
      why,
      cure: isVar ? `edit wrangler.jsonc: ${setting}` : `npx wrangler secret put ${setting}`,
    }
  })
}

/** The binding mails to one address alone; any other one fails at each attempt and ends as a dead letter. */
function destination({ config, secrets }: DeploySettings): Problem[] {
  const pinned = config.send_email.find(({ name }) => name === 'OWNER_MAIL')?.destination_address
  const to = config.vars.NOTIFY_TO
  const usesBinding = !secrets.includes('SMTP_URL') && !config.vars.SMTP_URL
  return when(Boolean(usesBinding && to && pinned && to !== pinned), {
    setting: 'destination_address in wrangler.jsonc',
    why: `Mail may go to ${pinned} alone, but NOTIFY_TO is ${to}.`,
    cure: `edit wrangler.jsonc: "destination_address": "${to}"`,
  })
}

function botCheck(settings: DeploySettings): Problem[] {
  const { recaptchaSiteKey } = settings.site.thirdParties
  const isOn = Boolean(liveSettings(settings).BOT_CHECK)
  if (isOn && !recaptchaSiteKey) {
    const why = 'The form would bring no token, so every visitor would be held to one enquiry an hour.'
    const cure = "edit data/site.ts: recaptchaSiteKey: '…', or npx wrangler secret delete BOT_CHECK"
    return [{ setting: 'recaptchaSiteKey in data/site.ts', why, cure }]
  }
  return when(Boolean(recaptchaSiteKey && !isOn), {
    setting: 'BOT_CHECK',
    why: 'The form asks for a token that nobody would check.',
    cure: 'npx wrangler secret put BOT_CHECK (recaptcha), then npx wrangler secret put BOT_CHECK_SECRET',
  })
}

function addresses({ site, config }: DeploySettings): Problem[] {
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
      cure: `edit ${setting.split(' in ')[1]}: an address that you read`,
    }),
  )
}

function legal({ site }: DeploySettings): Problem[] {
  return (['entity', 'address', 'jurisdiction', 'arbitrationBody'] as const).flatMap((name) =>
    when(!site.legal[name], {
      setting: `legal.${name} in data/site.ts`,
      why: 'The legal pages would show “to be set by the owner” in its place.',
      cure: `edit data/site.ts: legal: { ${name}: '…' }`,
    }),
  )
}

function when(isProblem: boolean, problem: Problem): Problem[] {
  return isProblem ? [problem] : []
}
