import type { BrokenLink } from '@lintel/engine/built/links.ts'
import { countryOf } from '@lintel/engine/checks/calendarOf.ts'
import { brokenLinkMessage } from '@lintel/engine/checks/links.ts'
import { isFictional } from '@lintel/engine/checks/phone.ts'
import { whyHidden } from '@lintel/engine/content/permissions.ts'
import { missingAlt } from '@lintel/engine/content/pictures.ts'
import { endsOf } from '@lintel/engine/content/posts.ts'
import type { Claim } from '@lintel/engine/schemas/claim.ts'
import type { Client, Quote } from '@lintel/engine/schemas/permission.ts'
import type { Person } from '@lintel/engine/schemas/person.ts'
import type { Post } from '@lintel/engine/schemas/post.ts'
import type { Site } from '@lintel/engine/schemas/site.ts'
import type { Diagnostic } from '@lintel/rules/diagnostic.ts'
import { momentInWords } from '@lintel/rules/moment.ts'
import { type CaseStudy, caseFacts } from '@site/data/schemas/caseStudy.ts'
import { checkDeployment, type DeployConfig } from '../deploy/checkDeployment.ts'
import { isExampleProfile, templateBrand } from '../template.ts'

/**
 * `must`: visitors would be misled, or their messages lost. `should`: visitors notice. `may`: worth a look.
 */
export const severities = ['must', 'should', 'may'] as const
export type Severity = (typeof severities)[number]

/** A reason why this checkout is not ready for an honest launch. */
export interface LaunchDiagnostic extends Diagnostic {
  severity: Severity
}

/** Everything that the check examines. */
export interface Checkout {
  site: Site
  config: DeployConfig
  /** Names only. */
  secrets: readonly string[]
  claims: Record<string, Claim>
  caseStudies: Pick<CaseStudy, 'id' | 'confirmed' | 'facts' | 'baseline' | 'checkedBy'>[]
  pricing: { reviewed: string | null }
  posts: Pick<Post, 'slug' | 'draft' | 'date' | 'time' | 'until'>[]
  people: Pick<Person, 'id' | 'role' | 'name'>[]
  quotes: Pick<Quote, 'id' | 'name' | Permission>[]
  clients: Pick<Client, 'id' | 'name' | Permission>[]
  /** The diagnostics of the content checks. */
  content: Diagnostic[]
  /** Undefined if the site is not built. */
  built?: Built
  /** YYYY-MM-DD. */
  today: string
}

type Permission = 'permittedBy' | 'permitted' | 'until' | 'revoked'

export interface Built {
  brokenLinks: BrokenLink[]
  imagesWithoutAlt: { page: string; image: string }[]
  spending: { name: string; spent: number; budget: number }[]
}

const brand = 'content/site.yaml'
/** Share of a budget above which the next change may exceed it. */
const nearBudget = 0.95
/** The European Union, and the three other countries where Directive 2000/31/EC applies. */
const europeanCountries = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK IS LI NO'.split(' '),
)
const identity = {
  form: 'legal form',
  seat: 'registered seat',
  register: 'register',
  registerNumber: 'registration number',
  vatId: 'VAT identification number',
  responsible: 'representative',
} as const

/** Lists everything between this checkout and an honest launch, most serious first. */
export function checkLaunch(checkout: Checkout): LaunchDiagnostic[] {
  const checks = [checkBrand, checkIdentity, checkEdge, checkCaseStudies, checkPricing, checkContent]
  return [...checks, checkPermissions, checkBuilt]
    .flatMap((check) => check(checkout))
    .sort((one, other) => severities.indexOf(one.severity) - severities.indexOf(other.severity))
}

/** Checks for the template's brand, and for placeholder profiles and numbers. */
function checkBrand({ site }: Checkout): LaunchDiagnostic[] {
  const values = { name: site.name, tagline: site.tagline, logo: site.logo.picture ?? site.logo.path }
  const same = (Object.keys(values) as (keyof typeof values)[]).filter(
    (part) => values[part] === templateBrand[part],
  )
  const profiles = Object.entries(site.social).filter(([, address]) => isExampleProfile(address ?? ''))
  const numbers = (['phone', 'whatsapp'] as const).filter((name) => isFictional(site[name] ?? ''))
  return [
    ...same.map((part) =>
      diagnostic(
        part === 'name' ? 'must' : 'should',
        brand,
        `${part} is the template's`,
        'npm run rebrand',
        part,
      ),
    ),
    ...profiles.map(([name, address]) =>
      diagnostic(
        'must',
        brand,
        `social.${name} is ${address}, which is nobody's profile`,
        `edit content/site.yaml: social.${name}, or leave it empty`,
        `social.${name}`,
      ),
    ),
    ...numbers.map((name) =>
      diagnostic(
        'must',
        brand,
        `${name} is ${site[name]}, a number reserved for fiction`,
        `edit content/site.yaml: ${name}, or leave it empty`,
        name,
      ),
    ),
  ]
}

/**
 * Checks what a firm in the European Union must publish about itself, as far as it applies (Directive
 * 2000/31/EC, Article 5).
 */
function checkIdentity({ site }: Checkout): LaunchDiagnostic[] {
  if (!europeanCountries.has(countryOf(site.region))) return []
  const missing = (Object.keys(identity) as (keyof typeof identity)[]).filter((field) => !site.legal[field])
  return missing.map((field) =>
    diagnostic(
      'should',
      brand,
      `legal.${field} is not set: the legal notice names no ${identity[field]}, which firms in the European Union publish`,
      `edit content/site.yaml: legal.${field}, unless your firm has none`,
      `legal.${field}`,
    ),
  )
}

/** Checks that enquiries are stored, announced and answered, and that all addresses are the firm's own. */
function checkEdge({ site, config, secrets }: Checkout): LaunchDiagnostic[] {
  const isSet = (name: string) => secrets.includes(name) || Boolean(config.vars[name])
  const hasBotCheck = isSet('BOT_CHECK') && isSet('BOT_CHECK_SECRET')
  const botCheck = diagnostic(
    'should',
    'wrangler.jsonc',
    'BOT_CHECK is not set: only the limits and the spam rules stand between bots and your mailbox',
    'set a site key under thirdParties in content/site.yaml and BOT_CHECK in wrangler.jsonc, then npx wrangler secret put BOT_CHECK_SECRET',
  )
  return [
    ...checkDeployment({ site, config, secrets }).map((problem) => ({
      severity: 'must' as const,
      ...problem,
    })),
    ...(hasBotCheck ? [] : [botCheck]),
  ]
}

/**
 * Checks for unreviewed claims, people without a name, and hidden posts, and adds the content diagnostics.
 */
function checkContent({ site, claims, posts, people, content, today }: Checkout): LaunchDiagnostic[] {
  const unreviewed = Object.entries(claims).filter(([, { reviewed }]) => reviewed === null)
  const fileOf = (slug: string) => `content/blog/${slug}.md`
  return [
    ...content.map((problem) => ({ severity: 'must' as const, ...problem })),
    ...unreviewed.map(([id, { figure, text, illustrative }]) =>
      diagnostic(
        illustrative ? 'should' : 'must',
        'content/claims.yaml',
        `${id}, "${figure} ${text}", has not been reviewed`,
        `edit content/claims.yaml: ${id}, with your own source, owner and day of review, or remove it`,
        `${id}.reviewed`,
      ),
    ),
    ...people
      .filter(({ name }) => name === null)
      .map(({ id, role }) =>
        diagnostic(
          'should',
          `content/people/${id}.yaml`,
          `the ${role} has no name: /about, title blocks and bylines show the role alone`,
          'write the name, or remove the role',
          'name',
        ),
      ),
    ...posts
      .filter(({ draft }) => draft)
      .map(({ slug }) => diagnostic('may', fileOf(slug), 'is a draft', 'finish it, or delete it')),
    ...posts
      .filter((post) => !post.draft && Date.parse(endsOf(post).from) > Date.parse(today))
      .map(({ slug, date, time }) =>
        diagnostic(
          'may',
          fileOf(slug),
          `is scheduled for ${time ? momentInWords(site.responseTime.timeZone, `${date}T${time}`) : date}`,
          'see that the site builds itself then, as it does where that is set up, or set an earlier date',
        ),
      ),
  ]
}

/** Checks for unconfirmed case studies, and for what their pages lack. */
function checkCaseStudies({ caseStudies }: Checkout): LaunchDiagnostic[] {
  return caseStudies.flatMap(({ id, confirmed, facts, baseline, checkedBy }) => {
    const file = `content/case-studies/${id}.yaml`
    const missing = [
      ...caseFacts.filter((fact) => !facts[fact]).map((fact) => `facts.${fact}`),
      ...(['value', 'period'] as const)
        .filter((part) => baseline && !baseline[part])
        .map((part) => `baseline.${part}`),
      ...(checkedBy ? [] : ['checkedBy']),
    ]
    const unconfirmed = diagnostic(
      'must',
      file,
      'has not been confirmed: what was there, how it was measured, what was drawn, rejected and did not work is how such a system is built, and nobody has said that it happened',
      `edit ${file}: correct each part until it is what happened, or remove it, then set confirmed to the day`,
      'confirmed',
    )
    const unsupplied = diagnostic(
      'should',
      file,
      `${missing.join(', ')} not written: /case-studies/${id} goes without`,
      `edit ${file}: write what is known`,
      missing[0],
    )
    return [...(confirmed ? [] : [unconfirmed]), ...(missing.length > 0 ? [unsupplied] : [])]
  })
}

/** Checks for quotes and logos that no page may show. */
function checkPermissions({ quotes, clients, today }: Checkout): LaunchDiagnostic[] {
  return Object.entries({ quotes, clients }).flatMap(([folder, records]) =>
    records.flatMap(({ id, name, ...permission }) => {
      const why = whyHidden(permission, today)
      if (!why) return []
      const what = folder === 'quotes' ? `what ${name} said` : `the logo of ${name}`
      const fix = 'write who permitted it, on which day and until when, or remove it'
      return [
        diagnostic(
          'should',
          `content/${folder}/${id}.yaml`,
          `${what} is on no page: ${why}`,
          fix,
          'permittedBy',
        ),
      ]
    }),
  )
}

/** The template's pricing text is not an offer until the firm has reviewed it. */
function checkPricing({ pricing }: Checkout): LaunchDiagnostic[] {
  if (pricing.reviewed) return []
  const file = 'content/pages/pricing.yaml'
  const message =
    'has not been reviewed: /pricing says how the firm charges, and nobody has said that it does'
  return [
    diagnostic(
      'must',
      file,
      message,
      `edit ${file}: how you charge, and amounts where you name them, then set reviewed`,
      'reviewed',
    ),
  ]
}

/** Checks what only the built site shows. The content checks locate problems in sources better. */
function checkBuilt({ built, content }: Checkout): LaunchDiagnostic[] {
  if (!built)
    return [diagnostic('must', 'dist/client', 'is not built, so no page could be checked', 'npm run build')]
  const isReported = (matches: (diagnostic: Diagnostic) => boolean) => content.some(matches)
  const links = built.brokenLinks.filter(
    ({ address }) => !isReported(({ message }) => message.startsWith(brokenLinkMessage(address))),
  )
  const images = built.imagesWithoutAlt.filter(
    ({ page }) =>
      !isReported(
        ({ file, message }) => file.startsWith(`content${page}.md`) && message.endsWith(missingAlt),
      ),
  )
  return [
    // A link of the layout is on every page, so group broken links by address.
    ...[...Map.groupBy(links, ({ address }) => address)].map(([address, [first, ...others]]) =>
      diagnostic(
        'must',
        `${first?.page}${others.length > 0 ? ` and ${others.length} more` : ''}`,
        `${brokenLinkMessage(address)}: ${first?.why}`,
        'correct the link, or the page that it names',
      ),
    ),
    ...images.map(({ page, image }) =>
      diagnostic(
        'must',
        page,
        `the image ${image} has no alternative text`,
        'say what it shows: ![what it shows](address)',
      ),
    ),
    ...built.spending
      .filter(({ spent, budget }) => spent > budget * nearBudget)
      .map(({ name, spent, budget }) =>
        diagnostic(
          spent > budget ? 'should' : 'may',
          'dist/client',
          `${name} takes ${spent.toLocaleString('en')} of ${budget.toLocaleString('en')} bytes`,
          'shorten what pages show, or let a developer decide on more, in packages/engine/built/budgets.ts',
        ),
      ),
  ]
}

function diagnostic(
  severity: Severity,
  file: string,
  message: string,
  fix: string,
  field?: string,
): LaunchDiagnostic {
  return { severity, file, message, fix, ...(field && { field }) }
}
