import { ownerChannels, type Settings, settingsProblems } from '#functions/settings.ts'
import { type DeploySettings, type Problem, when } from './Problem.ts'

const unsetId = /^[0-]*$/

export function database({ config }: DeploySettings): Problem[] {
  const { database_id = '' } = config.d1_databases.find(({ binding }) => binding === 'DATABASE') ?? {}
  return when(unsetId.test(database_id), {
    setting: 'database_id in wrangler.jsonc',
    why: 'There is no database yet, so no enquiry could be stored.',
    fix: `npx wrangler d1 create ${config.name ?? 'lintel'}, then write the id it prints into wrangler.jsonc`,
  })
}

export function notification(settings: DeploySettings): Problem[] {
  return when(ownerChannels(liveSettings(settings)).length === 0, {
    setting: 'NOTIFY_TO and NOTIFY_FROM, or WEBHOOK_URL and WEBHOOK_SECRET',
    why: 'Enquiries would be stored, but nobody would hear of them.',
    fix: 'edit wrangler.jsonc: "vars": { "NOTIFY_TO": "you@…", "NOTIFY_FROM": "site@…" }, or npx wrangler secret put WEBHOOK_URL',
  })
}

export function contradictions(settings: DeploySettings): Problem[] {
  return settingsProblems(liveSettings(settings)).map((why) => {
    const setting = /^[A-Z_]+/.exec(why)?.[0] ?? 'settings'
    const isVar = Boolean(settings.config.vars[setting])
    return {
      setting,
      why,
      fix: isVar ? `edit wrangler.jsonc: ${setting}` : `npx wrangler secret put ${setting}`,
    }
  })
}

/** The binding mails to one address alone; any other one fails at each attempt and ends as a dead letter. */
export function destination({ config, secrets }: DeploySettings): Problem[] {
  const pinned = config.send_email.find(({ name }) => name === 'OWNER_MAIL')?.destination_address
  const to = config.vars.NOTIFY_TO
  const usesBinding = !secrets.includes('SMTP_URL') && !config.vars.SMTP_URL
  return when(Boolean(usesBinding && to && pinned && to !== pinned), {
    setting: 'destination_address in wrangler.jsonc',
    why: `Mail may go to ${pinned} alone, but NOTIFY_TO is ${to}.`,
    fix: `edit wrangler.jsonc: "destination_address": "${to}"`,
  })
}

/** Both sides must speak of the same service: with tokens of another one every visitor would be refused. */
export function botCheck({ site, config, secrets }: DeploySettings): Problem[] {
  const { recaptchaSiteKey, turnstileSiteKey } = site.thirdParties
  const service = turnstileSiteKey ? 'turnstile' : recaptchaSiteKey ? 'recaptcha' : ''
  const checked = String(config.vars.BOT_CHECK || (secrets.includes('BOT_CHECK') ? service : ''))
  const fix = `edit wrangler.jsonc: "BOT_CHECK": "${service}"`
  if (checked && !service) {
    const why = 'The form would bring no token, so every visitor would be held to one enquiry an hour.'
    const setting = `${checked}SiteKey in data/site.ts`
    return [{ setting, why, fix: `edit data/site.ts: ${checked}SiteKey: '…', or ${fix}` }]
  }
  if (service && !checked) {
    const why = 'The form asks for a token that nobody would check.'
    return [{ setting: 'BOT_CHECK', why, fix: `${fix}, then npx wrangler secret put BOT_CHECK_SECRET` }]
  }
  return when(checked !== service, {
    setting: 'BOT_CHECK',
    why: `The form brings tokens of ${service}, and ${checked} would refuse them all.`,
    fix,
  })
}

/** What the Worker will find in its environment, with something plausible for each secret. */
function liveSettings({ config, secrets }: DeploySettings): Settings {
  const standIns: Record<string, string> = {
    NOTIFY_TO: 'secret@firm.example',
    NOTIFY_FROM: 'secret@firm.example',
    SMTP_URL: 'smtps://secret',
    WEBHOOK_URL: 'https://secret',
    BOT_CHECK: 'recaptcha',
    BOT_CHECK_MIN_SCORE: '0.5',
  }
  return Object.fromEntries([
    ...config.send_email.map(({ name }) => [name, {}]),
    ...Object.entries(config.vars),
    ...secrets.map((name) => [name, standIns[name] ?? 'x'.repeat(32)]),
  ])
}
