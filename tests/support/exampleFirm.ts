import type { DeployConfig } from '@lintel/cli/deploy/checkDeployment.ts'
import type { Site } from '@lintel/engine/schemas/site.ts'
import { site as brand } from '@site/data/site.ts'

/** A made-up firm that has filled everything in: what it answers to `npm run rebrand`, its logo apart. */
export const firmAnswers = {
  name: 'Ashbourne Quay',
  tagline: 'Careful systems for careful people.',
  accent: '#7c3aed',
  typeface: 'source-serif-4' as const,
  origin: 'https://www.ashbourne-quay.com',
  region: 'GB-ENG',
  edgeOrigin: 'https://api.ashbourne-quay.com',
  email: {
    hello: 'hi@ashbourne-quay.com',
    careers: 'jobs@ashbourne-quay.com',
    legal: 'law@ashbourne-quay.com',
    privacy: 'data@ashbourne-quay.com',
    security: 'safe@ashbourne-quay.com',
  },
  phone: '+44 20 7946 0000',
  whatsapp: '442079460000',
  social: {
    linkedin: 'https://www.linkedin.com/company/ashbourne-quay',
    x: null,
    facebook: null,
    instagram: null,
  },
  legal: {
    jurisdiction: 'England and Wales',
    arbitrationBody: 'the London Court of International Arbitration',
    entity: 'Ashbourne Quay Ltd',
    address: '1 Quay Road, Ashbourne',
    form: 'Private limited company',
    seat: 'Ashbourne',
    register: 'Companies House',
    registerNumber: '01234567',
    vatId: 'GB123456789',
    responsible: 'Ada Example',
  },
  thirdParties: { recaptchaSiteKey: 'site-key-of-ashbourne-quay' },
}

export const firmLogo = { viewBox: '0 0 20 20', path: 'M2 2h16v16H2z' }

/** What stands in its `content/site.yaml` then, the shades of the accent apart. */
export const firmSite: Site = {
  ...brand,
  name: firmAnswers.name,
  tagline: firmAnswers.tagline,
  logo: firmLogo,
  typeface: firmAnswers.typeface,
  origin: firmAnswers.origin,
  edgeOrigin: firmAnswers.edgeOrigin,
  region: firmAnswers.region,
  email: firmAnswers.email,
  phone: firmAnswers.phone,
  whatsapp: firmAnswers.whatsapp,
  social: firmAnswers.social,
  legal: { ...brand.legal, ...firmAnswers.legal },
  thirdParties: { ...brand.thirdParties, turnstileSiteKey: null, ...firmAnswers.thirdParties },
}

/** What its `wrangler.jsonc` says of it. */
export const firmConfig: DeployConfig = {
  name: 'ashbourne-quay',
  d1_databases: [{ binding: 'DATABASE', database_id: '6a1f3c2e-0000-4000-8000-1234567890ab' }],
  send_email: [{ name: 'OWNER_MAIL', destination_address: firmAnswers.email.hello }],
  routes: [{ pattern: 'api.ashbourne-quay.com', custom_domain: true }],
  vars: {
    NOTIFY_TO: firmAnswers.email.hello,
    NOTIFY_FROM: 'site@ashbourne-quay.com',
    BOT_CHECK: 'recaptcha',
  },
}

/** The names of its Worker's secrets. */
export const firmSecrets = ['BOT_CHECK_SECRET', 'SIGNING_SECRET']
