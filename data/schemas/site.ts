import * as v from 'valibot'
import { checkField } from '#data/rules/contact.ts'
import { day, fields, limits, oneOf } from './fields.ts'

/** One line that stands among other words as it is: nothing in it breaks, turns or replaces what is beside it. */
const line = v.pipe(
  v.string(
    'write text, in quotes where it has a colon, begins with a sign or consists of digits: "AI: a guide"',
  ),
  v.nonEmpty('write it: this setting is required'),
  v.check(isOneLine, 'write one line of text, without a space before or after it'),
  v.check((text) => !/\{\{|\}\}/.test(text), 'leave out {{ and }}, between which texts have tokens'),
  // Letters have a direction by themselves; these characters would turn the words beside a name too.
  v.check(
    (text) => !/[\u202a-\u202e\u2066-\u2069]/.test(text),
    'leave out the characters that turn the direction of what follows, U+202A to U+2069',
  ),
)

const email = v.pipe(
  line,
  v.check((text) => !checkField('email', text), 'write one email address: hello@your-firm.com'),
)

const origin = v.pipe(
  line,
  v.check(
    (text) => /^https:\/\/[^/\s]+$/.test(text) && URL.canParse(text),
    'write https://www.your-firm.com, without a slash at the end',
  ),
)

const profile = v.pipe(line, v.regex(/^https:\/\/\S+$/, 'write the whole address of the profile: https://…'))

export const color = v.pipe(
  v.string('write six digits in quotes, such as "#06b6d4"'),
  v.regex(/^#[0-9a-f]{6}$/, 'write six digits in small letters, in quotes, such as "#06b6d4"'),
)

const shades = fields({
  light: v.pipe(color, v.title('In the light theme')),
  dark: v.pipe(color, v.title('In the dark theme')),
})

const wholeNumber = (least: number, most: number, fix: string) =>
  v.pipe(v.number(fix), v.integer(fix), v.minValue(least, fix), v.maxValue(most, fix))

const businessHours = wholeNumber(1, 200, 'write business hours as a whole number, from 1 to 200')

/** What may be left out: pages then leave out what they would show there. */
const optional = <Schema extends v.GenericSchema>(schema: Schema) => v.nullish(schema, null)

const accepted = (attempt: (text: string) => unknown) => (text: string) => {
  try {
    attempt(text)
    return true
  } catch {
    return false
  }
}

const responseTime = v.pipe(
  fields({
    from: v.pipe(businessHours, v.title('Business hours until an enquiry is answered, at best')),
    within: v.pipe(
      businessHours,
      v.title('Business hours until it is answered, at worst'),
      v.description('9 to 18 makes 9 a day'),
    ),
    opens: v.pipe(
      wholeNumber(0, 23, 'write a whole hour of the day, from 0 to 23'),
      v.title('Hour when the office opens'),
      v.description('0 to 23'),
    ),
    closes: v.pipe(
      wholeNumber(1, 24, 'write a whole hour of the day, from 1 to 24'),
      v.title('Hour when the office closes'),
      v.description('1 to 24'),
    ),
    timeZone: v.pipe(
      line,
      v.check(
        accepted((timeZone) => new Intl.DateTimeFormat('en', { timeZone })),
        'write a zone such as Europe/Vienna',
      ),
      v.title('Time zone of the office'),
      v.description('such as Europe/Vienna'),
    ),
    zoneName: v.pipe(line, v.title('Name of that zone for visitors, in summer and winter')),
  }),
  v.forward(
    v.check(({ from, within }) => within >= from, 'write no less than the hours at best'),
    ['within'],
  ),
  v.forward(
    v.check(({ opens, closes }) => closes > opens, 'write an hour after the office opens'),
    ['closes'],
  ),
)

/**
 * The brand as `content/site.yaml` keeps it; what each setting is for stands there. Titles and descriptions are what
 * `npm run rebrand` asks with. What only packages know of it, `scripts/owner/rebrand/brandSchema.ts` adds.
 */
export const siteSchema = fields({
  name: v.pipe(line, v.title('Name of the firm')),
  // It is the title of the home page.
  tagline: v.pipe(
    line,
    v.maxLength(
      limits.title,
      `write at most ${limits.title} characters, which a line of search results shows`,
    ),
    v.title('Tagline'),
  ),
  description: v.pipe(line, v.title('What the firm does, in one sentence')),
  logo: v.pipe(
    fields({
      viewBox: v.pipe(line, v.title('Box'), v.description('left, top, width and height')),
      path: v.pipe(line, v.title('Path')),
    }),
    v.title('Logo'),
  ),
  accent: v.pipe(
    fields({
      fill: v.pipe(shades, v.title('Buttons and marks')),
      end: v.pipe(shades, v.title('Where the gradient of a button ends')),
      text: v.pipe(shades, v.title('Links, labels, focus rings and edges')),
      onFill: v.pipe(color, v.title('Words on a fill')),
    }),
    v.title('Accent color'),
  ),
  origin: v.pipe(origin, v.title('Address of the site')),
  edgeOrigin: v.pipe(
    optional(origin),
    v.title('Address of the edge'),
    v.description('where another host serves the pages, such as https://api.firm.com'),
  ),
  language: v.pipe(
    line,
    v.check(
      accepted((tag) => new Intl.Locale(tag)),
      'write a language tag such as en-US',
    ),
    v.title('Language'),
    v.description('such as en-US'),
  ),
  region: v.pipe(line, v.title('Region whose public holidays apply'), v.description('such as US or DE-BE')),
  team: v.pipe(line, v.title('Author of posts that name none')),
  email: v.pipe(
    fields({
      hello: v.pipe(email, v.title('Email address for enquiries')),
      careers: v.pipe(email, v.title('Email address for applications')),
      legal: v.pipe(email, v.title('Email address for legal matters')),
      privacy: v.pipe(email, v.title('Email address for privacy requests')),
      security: v.pipe(email, v.title('Email address for reports of vulnerabilities')),
    }),
    v.title('Email'),
  ),
  phone: v.pipe(optional(line), v.title('Phone'), v.description('such as +1 212 736 5000')),
  whatsapp: v.pipe(optional(line), v.title('WhatsApp number'), v.description('with its country code')),
  social: v.pipe(
    fields({
      linkedin: v.pipe(optional(profile), v.title('LinkedIn profile'), v.description('https://…')),
      x: v.pipe(optional(profile), v.title('X profile'), v.description('https://…')),
      facebook: v.pipe(optional(profile), v.title('Facebook page'), v.description('https://…')),
      instagram: v.pipe(optional(profile), v.title('Instagram profile'), v.description('https://…')),
    }),
    v.title('Profiles elsewhere'),
  ),
  responseTime: v.pipe(responseTime, v.title('Response time')),
  legal: v.pipe(
    fields({
      jurisdiction: v.pipe(
        optional(line),
        v.title('Governing law'),
        v.description('such as the State of Delaware, United States'),
      ),
      arbitrationBody: v.pipe(optional(line), v.title('Arbitration body')),
      entity: v.pipe(optional(line), v.title('Registered name of the owner')),
      address: v.pipe(optional(line), v.title('Postal address of the owner')),
      form: v.pipe(optional(line), v.title('Legal form'), v.description('such as GmbH')),
      seat: v.pipe(optional(line), v.title('Town of the registered office')),
      register: v.pipe(optional(line), v.title('Register in which the firm is entered')),
      registerNumber: v.pipe(optional(line), v.title('Number in that register')),
      vatId: v.pipe(
        optional(
          v.pipe(
            line,
            v.regex(
              /^[A-Z]{2}[ 0-9A-Z+*.]{2,16}$/,
              'write it with the letters of its country, such as DE123456789',
            ),
          ),
        ),
        v.title('VAT identification number'),
        v.description('such as DE123456789'),
      ),
      responsible: v.pipe(
        optional(line),
        v.title('Who represents the firm and is responsible for the content'),
      ),
      effective: v.pipe(
        day,
        v.title('Day on which the legal texts take effect'),
        v.description('year-month-day'),
      ),
    }),
    v.title('Legal facts'),
  ),
  analytics: v.pipe(oneOf(['own', 'none']), v.title('Count page views at the edge, without cookies')),
  thirdParties: v.pipe(
    fields({
      adClient: v.pipe(optional(line), v.title('Google AdSense client'), v.description('ca-pub-…')),
      measurementId: v.pipe(optional(line), v.title('Google Analytics measurement'), v.description('G-…')),
      recaptchaSiteKey: v.pipe(optional(line), v.title('Site key of reCAPTCHA v3')),
      turnstileSiteKey: v.pipe(
        optional(line),
        v.title('Site key of Cloudflare Turnstile'),
        v.description('instead of reCAPTCHA'),
      ),
    }),
    v.title('Third parties'),
  ),
  storagePrefix: v.pipe(
    line,
    v.regex(/^[a-z0-9-]+$/, 'write small letters, digits and hyphens'),
    v.title('First part of the names of stored records'),
  ),
})

export type Site = v.InferOutput<typeof siteSchema>

function isOneLine(text: string): boolean {
  return text.trim() === text && text.isWellFormed() && !/[\p{Cc}\u2028\u2029]/u.test(text)
}
