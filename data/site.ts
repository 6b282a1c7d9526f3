/**
 * The brand: everything a consultancy changes to make this site its own, and the only place where it does.
 * `null` means "not set yet": pages then show a clearly marked placeholder or leave the part out.
 */
export const site = {
  name: 'Lintel',
  tagline: 'Architecture first. Security first.',
  description:
    'Lintel is a technology consultancy that designs before it builds: AI systems, data analytics, cybersecurity, digital transformation, process automation and consulting.',
  /** One path, drawn in the text color, and the box it stands in. */
  logo: { viewBox: '0 0 32 32', path: 'M3 7h26v5H3zM7 14h4v12H7zM21 14h4v12h-4z' },
  /**
   * The accent in the light and in the dark theme, as "#rrggbb". The build refuses one that cannot be read and names
   * the nearest shade that can. `npm run rebrand` derives all of these from one color.
   */
  accent: {
    /** Buttons and marks. */
    fill: { light: '#06b6d4', dark: '#22d3ee' },
    /** Where the gradient of a button ends. */
    end: { light: '#10b981', dark: '#4ade80' },
    /** Links, labels, focus rings and edges. */
    text: { light: '#0d6e89', dark: '#22d3ee' },
    /** Words on a fill. */
    onFill: '#04161b',
  },
  /** Canonical origin, without a trailing slash. */
  origin: 'https://lintel.example',
  /** Origin of the edge where another host serves the pages, such as 'https://api.firm.com'. null: the same one. */
  edgeOrigin: null as string | null,
  language: 'en-US',
  /** Where the office is, as ISO 3166-2 writes it: 'US', 'DE-BE'. `npm run holidays` takes its holidays from there. */
  region: 'US',
  /** The author of posts that name none. */
  team: 'Lintel Team',
  email: {
    hello: 'hello@lintel.example',
    careers: 'careers@lintel.example',
    legal: 'legal@lintel.example',
    privacy: 'privacy@lintel.example',
    /** For reports of vulnerabilities: named in the terms and in /.well-known/security.txt. */
    security: 'security@lintel.example',
  },
  /** In international form, such as '+1 212 736 5000'. */
  phone: null as string | null,
  /** Digits only, with country code, for wa.me links. */
  whatsapp: '15550100199' as string | null,
  social: {
    linkedin: 'https://www.linkedin.com/company/lintel-example' as string | null,
    x: 'https://x.com/lintel_example' as string | null,
    facebook: 'https://www.facebook.com/lintel.example' as string | null,
    instagram: 'https://www.instagram.com/lintel.example' as string | null,
  },
  /** What is promised to enquirers. */
  responseTime: {
    /** Business hours, which pass while the office is open: neither on holidays nor at weekends (data/holidays.ts). */
    from: 4,
    within: 6,
    /** Hours of the office's clock, 0 to 24. */
    opens: 9,
    closes: 18,
    timeZone: 'America/New_York',
    /** How visitors know that zone, the whole year. */
    zoneName: 'EST',
  },
  legal: {
    /** The governing law named in the terms, such as "the State of Delaware, United States". */
    jurisdiction: null as string | null,
    /** The body that settles disputes named in the terms. */
    arbitrationBody: null as string | null,
    /** The registered name and postal address of the owner. */
    entity: null as string | null,
    address: null as string | null,
    /** What firms of the European Union must publish besides, on /legal-notice: such as 'GmbH'. */
    form: null as string | null,
    /** The town of the registered office. */
    seat: null as string | null,
    /** The register and the number in it, such as 'Handelsregister, Amtsgericht Charlottenburg' and 'HRB 12345'. */
    register: null as string | null,
    registerNumber: null as string | null,
    /** Such as 'DE123456789'. */
    vatId: null as string | null,
    /** Who represents the firm and answers for what the site says. */
    responsible: null as string | null,
    /** The day the legal texts took effect, ISO 8601. */
    effective: '2025-03-10',
  },
  /**
   * 'own': the site's edge counts page views by day and path, with no cookie and no identifier, and `npm run views`
   * shows them. 'none': nothing is counted; then take what content/legal/ says about page views out as well.
   */
  analytics: 'own' as 'own' | 'none',
  /**
   * Third parties, all off by default; naming one switches it on after the visitor's consent. What each of them
   * loads, from where and with which cookies is in data/thirdParties.ts and content/cookies.yaml.
   */
  thirdParties: {
    /** Google AdSense: "ca-pub-…". */
    adClient: null as string | null,
    /** Google Analytics 4: "G-…". */
    measurementId: null as string | null,
    /** reCAPTCHA v3. */
    recaptchaSiteKey: null as string | null,
    /** Cloudflare Turnstile instead of reCAPTCHA. */
    turnstileSiteKey: null as string | null,
  },
  /** Local-storage and cookie names start with this, so that two sites on one host never share a record. */
  storagePrefix: 'lintel',
}

export type Site = typeof site
