import { checkSettings } from '@lintel/edge/checkSettings.ts'
import { ownerChannels } from '@lintel/edge/outbox/channels/index.ts'
import type { Settings } from '@lintel/edge/settings.ts'
import type { Site } from '@lintel/engine/schemas/site.ts'
import type { Diagnostic } from '@lintel/rules/diagnostic.ts'
import { reservedDomain } from '../template.ts'

/** The parts of wrangler.jsonc that the owner must set. */
export interface DeployConfig {
  name?: string | undefined
  d1_databases: { binding: string; database_name?: string; database_id?: string }[]
  send_email: { name: string; destination_address?: string }[]
  routes?: (string | { pattern: string; custom_domain?: boolean })[] | undefined
  vars: Record<string, unknown>
}

export interface DeploySettings {
  site: Site
  config: DeployConfig
  /** Names only, because the values of secrets cannot be read. */
  secrets: readonly string[]
}

/** A problem that keeps the site from going live; `field` is the setting. */
export type SettingDiagnostic = Diagnostic & { field: string }

const brand = 'content/site.yaml'
const worker = 'wrangler.jsonc'
const unsetId = /^[0-]*$/

/** Lists everything that must be fixed before the site can go live. An empty list means that it is ready. */
export function checkDeployment(settings: DeploySettings): SettingDiagnostic[] {
  const checks = [
    checkDatabase,
    checkOrigins,
    checkRoutes,
    checkNotification,
    checkEdgeSettings,
    checkDestination,
    checkBotCheck,
    checkAddresses,
    checkLegal,
  ]
  return checks.flatMap((check) => check(settings))
}

export function checkDatabase({ config }: Pick<DeploySettings, 'config'>): SettingDiagnostic[] {
  return when(lacksDatabase(config), {
    file: worker,
    field: 'database_id',
    message: 'database_id names no database, so no enquiry could be stored',
    fix: `npx wrangler d1 create ${databaseOf(config)?.database_name ?? config.name ?? 'lintel'}, then write the id that it prints into wrangler.jsonc`,
  })
}

const databaseOf = ({ d1_databases }: Pick<DeployConfig, 'd1_databases'>) =>
  d1_databases.find(({ binding }) => binding === 'DATABASE')

/** Whether the Worker's database has not been created yet. */
export const lacksDatabase = (config: Pick<DeployConfig, 'd1_databases'>) =>
  unsetId.test(databaseOf(config)?.database_id ?? '')

function checkOrigins({ site: { origin, edgeOrigin } }: DeploySettings): SettingDiagnostic[] {
  return [
    ...when(belongsToNobody(origin), {
      file: brand,
      field: 'origin',
      message: `origin is ${origin}: canonical links, feeds and mail would lead to a site that is not yours`,
      fix: 'edit content/site.yaml: origin: https://www.your-firm.com',
    }),
    ...when(edgeOrigin !== null && belongsToNobody(edgeOrigin), {
      file: brand,
      field: 'edgeOrigin',
      message: `edgeOrigin is ${edgeOrigin}: forms would be sent to a Worker that is not yours`,
      fix: 'edit content/site.yaml: edgeOrigin: https://api.your-firm.com, or leave it empty if the Worker serves the pages',
    }),
  ]
}

function belongsToNobody(address: string): boolean {
  return !address.startsWith('https://') || reservedDomain.test(address)
}

/** Checks that the Worker is served where forms are sent: at the site's address, or at the edge's own. */
function checkRoutes({ site, config }: DeploySettings): SettingDiagnostic[] {
  const { hostname } = new URL(site.edgeOrigin ?? site.origin)
  const routes = (config.routes ?? []).map((route) => (typeof route === 'string' ? route : route.pattern))
  const isServed =
    hostname.endsWith('.workers.dev') || routes.some((route) => route.split('/')[0] === hostname)
  return when(!isServed && !reservedDomain.test(hostname), {
    file: worker,
    field: 'routes',
    message: `routes does not name ${hostname}, where content/site.yaml expects the Worker`,
    fix: `edit wrangler.jsonc: "routes": [{ "pattern": "${hostname}", "custom_domain": true }]`,
  })
}

function checkNotification(settings: DeploySettings): SettingDiagnostic[] {
  return when(ownerChannels(liveSettings(settings)).length === 0, {
    file: worker,
    field: 'NOTIFY_TO and NOTIFY_FROM, or the settings of another channel',
    message:
      'neither NOTIFY_TO and NOTIFY_FROM nor the settings of another channel are set: enquiries would be stored, but nobody would hear of them',
    fix: 'edit wrangler.jsonc: "vars": { "NOTIFY_TO": "you@…", "NOTIFY_FROM": "site@…" }, or npx wrangler secret put SLACK_URL (docs/channels.md)',
  })
}

function checkEdgeSettings(settings: DeploySettings): SettingDiagnostic[] {
  return checkSettings(liveSettings(settings)).map(({ fix, ...problem }) =>
    settings.config.vars[problem.field]
      ? { file: worker, ...problem, fix: `edit wrangler.jsonc: ${fix}` }
      : { file: 'secrets', ...problem, fix: `npx wrangler secret put ${problem.field}: ${fix}` },
  )
}

/** Checks the mail binding, which can only deliver to one address. Mail to any other always fails. */
function checkDestination({ config, secrets }: DeploySettings): SettingDiagnostic[] {
  const pinned = config.send_email.find(({ name }) => name === 'OWNER_MAIL')?.destination_address
  const to = config.vars.NOTIFY_TO
  const usesBinding = !secrets.includes('SMTP_URL') && !config.vars.SMTP_URL
  return when(Boolean(usesBinding && to && pinned && to !== pinned), {
    file: worker,
    field: 'destination_address',
    message: `destination_address allows mail to ${pinned} only, but NOTIFY_TO is ${to}`,
    fix: `edit wrangler.jsonc: "destination_address": "${to}"`,
  })
}

/** Checks that both sides use the same bot check. Otherwise the edge would reject every visitor. */
function checkBotCheck({ site, config, secrets }: DeploySettings): SettingDiagnostic[] {
  const { recaptchaSiteKey, turnstileSiteKey } = site.thirdParties
  const service = turnstileSiteKey ? 'turnstile' : recaptchaSiteKey ? 'recaptcha' : ''
  const checked = String(config.vars.BOT_CHECK || (secrets.includes('BOT_CHECK') ? service : ''))
  const fix = `edit wrangler.jsonc: "BOT_CHECK": "${service}"`
  if (checked && !service) {
    const field = `${checked}SiteKey`
    const message = `${field} is not set: the form would send no token, and every visitor would be limited to one enquiry an hour`
    return [{ file: brand, field, message, fix: `edit content/site.yaml: ${field}, or ${fix}` }]
  }
  const at = { file: worker, field: 'BOT_CHECK' }
  if (service && !checked) {
    const message = 'BOT_CHECK is not set: the form sends a token that nothing checks'
    return [{ ...at, message, fix: `${fix}, then npx wrangler secret put BOT_CHECK_SECRET` }]
  }
  const message = `BOT_CHECK is ${checked}, which would refuse all tokens: those of the form come from ${service}`
  return when(checked !== service, { ...at, message, fix })
}

function checkAddresses({ site, config }: DeploySettings): SettingDiagnostic[] {
  const ofSite = Object.entries(site.email).map(([name, address]) => [brand, `email.${name}`, address])
  const ofVars = ['NOTIFY_TO', 'NOTIFY_FROM'].map((name) => [worker, name, String(config.vars[name] ?? '')])
  return [...ofSite, ...ofVars].flatMap(([file = '', field = '', address = '']) =>
    when(reservedDomain.test(address), {
      file,
      field,
      message: `${field} is ${address}, which reaches nobody`,
      fix: `edit ${file}: an address that you read`,
    }),
  )
}

/** What is missing from the legal pages without each setting. */
const withoutSetting = {
  entity: '/terms and /privacy-policy do not say who operates the site, and there is no /legal-notice',
  address: '/terms and /privacy-policy have no line “By post”, and there is no /legal-notice',
  jurisdiction: 'section 10 of /terms has a blank in its place',
  arbitrationBody: 'section 10 of /terms has a blank in its place',
} as const

function checkLegal({ site }: DeploySettings): SettingDiagnostic[] {
  return (Object.keys(withoutSetting) as (keyof typeof withoutSetting)[]).flatMap((name) =>
    when(!site.legal[name], {
      file: brand,
      field: `legal.${name}`,
      message: `legal.${name} is not set: ${withoutSetting[name]}`,
      fix: `edit content/site.yaml: legal.${name}`,
    }),
  )
}

function when(isFound: boolean, diagnostic: SettingDiagnostic): SettingDiagnostic[] {
  return isFound ? [diagnostic] : []
}

/** Returns the settings the Worker will see, with a plausible value for each secret. */
function liveSettings({ config, secrets }: DeploySettings): Settings {
  const standIns: Record<string, string> = {
    NOTIFY_TO: 'secret@firm.example',
    NOTIFY_FROM: 'secret@firm.example',
    SMTP_URL: 'smtps://secret',
    WEBHOOK_URL: 'https://secret',
    SLACK_URL: 'https://hooks.slack.com/secret',
    TEAMS_URL: 'https://powerplatform.com/secret',
    HUBSPOT_URL: `https://secret/submissions/v3/integration/secure/submit/1/${crypto.randomUUID()}`,
    CRM_URL: 'https://secret',
    CRM_MAPPING: '{}',
    NOTIFY_DIGEST: 'on',
    NOTIFY_DUE: 'on',
    NOTIFY_VISITOR: 'on',
    REBUILD_URL: 'https://secret',
    BOT_CHECK: 'recaptcha',
    BOT_CHECK_MIN_SCORE: '0.5',
  }
  return Object.fromEntries([
    ...config.send_email.map(({ name }) => [name, {}]),
    ...Object.entries(config.vars),
    ...secrets.map((name) => [name, standIns[name] ?? 'x'.repeat(32)]),
  ])
}
