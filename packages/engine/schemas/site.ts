import { checkField } from '@lintel/rules/contact.ts'
import * as v from 'valibot'
import { day, fields, flag, limits, oneOf, withoutMarkup } from './fields.ts'

/** In characters. Anything longer is not a name, address or sentence. */
const longest = 500

/** In characters, for the firm's name. */
const maxNameLength = 80

/**
 * One line of text that appears among other words, so it must not contain tokens, line breaks or characters
 * that change direction.
 */
const line = v.pipe(
  v.string(
    'write text, in quotes where it has a colon, begins with a sign or consists of digits: "AI: a guide"',
  ),
  v.nonEmpty('write it: this setting is required'),
  v.check(isOneLine, 'write one line of text, without a space before or after it'),
  v.check((text) => !/\{\{|\}\}/.test(text), 'leave out {{ and }}, between which texts have tokens'),
  withoutMarkup,
  v.check((text) => text.length <= longest, `write at most ${longest} characters`),
  v.check(
    (text) => !/\p{Co}/u.test(text),
    'leave out the characters that only some fonts know: others show a box',
  ),
  // Letters carry their own direction; these characters would also reverse the words next to a name.
  v.check(
    (text) => !/[\u202a-\u202e\u2066-\u2069]/.test(text),
    'leave out the characters that turn the direction of what follows, U+202A to U+2069',
  ),
)

const email = v.pipe(
  line,
  v.check((text) => !checkField('email', text), 'write one email address: hello@your-firm.com'),
)

/** It stands on every page and in policies, so it is a host alone, with a port at most. */
const origin = v.pipe(
  line,
  v.check(
    (text) =>
      /^https:\/\/[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)*(?::\d+)?$/u.test(text) && URL.canParse(text),
    'write https://www.your-firm.com, without a slash or more behind it',
  ),
)

/** A key of another provider, which stands in addresses and policies. */
const key = v.pipe(line, v.regex(/^[\w-]+$/, 'write the key alone: letters, digits, hyphens and underscores'))

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

/** An optional setting. Pages leave out what they would show for it. */
const optional = <Schema extends v.GenericSchema>(schema: Schema) => v.nullish(schema, null)

const accepted = (attempt: (text: string) => unknown) => (text: string) => {
  try {
    attempt(text)
    return true
  } catch {
    return false
  }
}

/** A setting with the question that `npm run rebrand` and the desk ask, and a hint. */
const prompted = <Schema extends v.GenericSchema>(schema: Schema, title: string, hint = '') =>
  v.pipe(schema as v.GenericSchema, v.title(title), v.description(hint)) as unknown as Schema

/** Whether it is there and large enough is checked with the content: where the edge runs, there are no pictures. */
const logoPicture = v.pipe(
  line,
  v.regex(
    /^images\/[\w./-]+\.(?:svg|png)$/,
    'choose a picture in SVG or PNG, or write its name: images/logo.svg',
  ),
  v.metadata({ pictures: 'images' }),
)

/** The typefaces that a brand may choose, by name; `packages/kit/styles/typefaces/` has a folder for each. */
export const typefaces = {
  'instrument-sans': 'Instrument Sans',
  'source-serif-4': 'Source Serif 4',
  'public-sans': 'Public Sans',
} as const

export type Typeface = keyof typeof typefaces

const responseTime = v.pipe(
  fields({
    from: prompted(businessHours, 'Business hours until an enquiry is answered, at best'),
    within: prompted(
      businessHours,
      'Business hours until it is answered, at worst',
      '9 a day if open from 9 to 18',
    ),
    opens: prompted(
      wholeNumber(0, 23, 'write a whole hour of the day, from 0 to 23'),
      'Hour when the office opens',
      '0 to 23',
    ),
    closes: prompted(
      wholeNumber(1, 24, 'write a whole hour of the day, from 1 to 24'),
      'Hour when the office closes',
      '1 to 24',
    ),
    timeZone: prompted(
      v.pipe(
        line,
        v.check(
          accepted((timeZone) => new Intl.DateTimeFormat('en', { timeZone })),
          'write a zone such as Europe/Vienna',
        ),
      ),
      'Time zone of the office',
      'such as Europe/Vienna',
    ),
    zoneName: prompted(line, 'Name of that zone, as visitors read it', 'all year, such as CET'),
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
 * The brand in `content/site.yaml`, which explains each setting. `npm run rebrand` shows the titles and
 * descriptions here when it asks. `packages/engine/checks/brandSchema.ts` adds the rules that need packages.
 */
export const siteSchema = fields({
  name: prompted(
    v.pipe(
      line,
      v.maxLength(maxNameLength, `write at most ${maxNameLength} characters, as titles of pages have it`),
      v.check(
        (text) => !/<\/?[a-z][^<>]*>/i.test(text),
        'leave out what stands between < and >: pages would show it as it is',
      ),
    ),
    'Name of the firm',
  ),
  // It becomes the title of the home page.
  tagline: prompted(
    v.pipe(
      line,
      v.maxLength(
        limits.title,
        `write at most ${limits.title} characters, which a line of search results shows`,
      ),
    ),
    'Tagline',
  ),
  description: prompted(line, 'What the firm does, in one sentence'),
  logo: prompted(
    fields({
      viewBox: prompted(
        v.pipe(
          line,
          v.check((text) => /^-?[\d.]+(?:[ ,]+-?[\d.]+){3}$/.test(text), 'write four numbers: 0 0 32 32'),
        ),
        'Box',
        'left, top, width and height',
      ),
      path: prompted(
        v.pipe(
          v.string('write the path of the logo'),
          v.check(
            (text) => /^[Mm] *[-+.\d][-+.,\s\deEMmLlHhVvCcSsQqTtAaZz]*$/.test(text),
            'write the path of an SVG file, which begins with M and numbers: M3 7h26',
          ),
        ),
        'Path',
      ),
      picture: prompted(v.nullish(logoPicture), 'Picture in place of the path'),
      pictureDark: prompted(v.nullish(logoPicture), 'Another picture in the dark theme'),
      showsName: prompted(v.nullish(flag), 'The picture shows the name of the firm, so it stands alone'),
    }),
    'Logo',
  ),
  accent: prompted(
    fields({
      fill: prompted(shades, 'Buttons and marks'),
      end: prompted(shades, 'Where the gradient of a button ends'),
      text: prompted(shades, 'Links, labels, focus rings and edges'),
      onFill: prompted(color, 'Words on a fill'),
    }),
    'Accent color',
  ),
  typeface: prompted(v.optional(oneOf(Object.keys(typefaces) as Typeface[]), 'instrument-sans'), 'Typeface'),
  origin: prompted(origin, 'Address of the site'),
  edgeOrigin: prompted(
    optional(origin),
    'Address of the edge',
    'where another host serves the pages, such as https://api.firm.com',
  ),
  language: prompted(
    v.pipe(
      line,
      v.check((tag) => isLanguage(tag), 'write a language tag such as en-US'),
    ),
    'Language',
    'such as en-US',
  ),
  region: prompted(line, 'Region whose public holidays apply', 'such as US or DE-BE'),
  team: prompted(line, 'Author of posts that name none'),
  email: prompted(
    fields({
      hello: prompted(email, 'Email address for enquiries'),
      careers: prompted(email, 'Email address for applications'),
      legal: prompted(email, 'Email address for legal matters'),
      privacy: prompted(email, 'Email address for privacy requests'),
      security: prompted(email, 'Email address for reports of vulnerabilities'),
    }),
    'Email',
  ),
  phone: prompted(optional(line), 'Phone', 'such as +1 212 736 5000'),
  whatsapp: prompted(optional(line), 'WhatsApp number', 'with its country code'),
  social: prompted(
    fields({
      linkedin: prompted(optional(profile), 'LinkedIn profile', 'https://…'),
      x: prompted(optional(profile), 'X profile', 'https://…'),
      facebook: prompted(optional(profile), 'Facebook page', 'https://…'),
      instagram: prompted(optional(profile), 'Instagram profile', 'https://…'),
    }),
    'Profiles elsewhere',
  ),
  responseTime: prompted(responseTime, 'Response time'),
  legal: prompted(
    fields({
      jurisdiction: prompted(optional(line), 'Governing law', 'such as the State of Delaware, United States'),
      arbitrationBody: prompted(optional(line), 'Arbitration body'),
      entity: prompted(optional(line), 'Registered name of the owner'),
      address: prompted(optional(line), 'Postal address of the owner'),
      form: prompted(optional(line), 'Legal form', 'such as GmbH'),
      seat: prompted(optional(line), 'Town of the registered office'),
      register: prompted(optional(line), 'Register in which the firm is entered'),
      registerNumber: prompted(optional(line), 'Number in that register'),
      vatId: prompted(
        optional(
          v.pipe(
            line,
            v.regex(
              /^[A-Z]{2}[ 0-9A-Z+*.]{2,16}$/,
              'write it with the letters of its country, such as DE123456789',
            ),
          ),
        ),
        'VAT identification number',
        'such as DE123456789',
      ),
      responsible: prompted(optional(line), 'Who represents the firm and is responsible for the content'),
      effective: prompted(day, 'Day on which the legal texts take effect'),
    }),
    'Legal facts',
  ),
  analytics: prompted(oneOf(['own', 'none']), 'Count page views at the edge, without cookies'),
  thirdParties: prompted(
    fields({
      adClient: prompted(
        optional(
          v.pipe(line, v.regex(/^ca-pub-\d+$/, 'write ca-pub- and digits, such as ca-pub-1234567890123456')),
        ),
        'Google AdSense client',
        'ca-pub-…',
      ),
      measurementId: prompted(
        optional(
          v.pipe(line, v.regex(/^G-[A-Z\d]+$/, 'write G-, capital letters and digits, such as G-AB12CD34EF')),
        ),
        'Google Analytics measurement',
        'G-…',
      ),
      recaptchaSiteKey: prompted(optional(key), 'Site key of reCAPTCHA v3'),
      turnstileSiteKey: prompted(optional(key), 'Site key of Cloudflare Turnstile', 'instead of reCAPTCHA'),
    }),
    'Third parties',
  ),
  storagePrefix: prompted(
    v.pipe(line, v.regex(/^[a-z0-9-]+$/, 'write small letters, digits and hyphens')),
    'First part of the names of stored records',
  ),
})

export type Site = v.InferOutput<typeof siteSchema>

/** Whether a tag is well formed and names a known language. */
function isLanguage(tag: string): boolean {
  try {
    const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
    return names.of(new Intl.Locale(tag).language) !== undefined
  } catch {
    return false
  }
}

function isOneLine(text: string): boolean {
  return text.trim() === text && text.isWellFormed() && !/[\p{Cc}\u2028\u2029]/u.test(text)
}
