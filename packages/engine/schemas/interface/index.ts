import { fieldsOf } from '@lintel/rules/contact.ts'
import * as v from 'valibot'
import { address, fields, link, list, phrase, text, words } from '../fields.ts'
import { chat } from './chat.ts'

const consent = fields({
  ...words('title', 'text', 'policy', 'accept', 'reject', 'oneByOne', 'save', 'open', 'close', 'signal'),
  purposes: fields({ analytics: text(), ads: text(), 'bot-check': text(), tools: text() }),
  frame: fields({ text: text(), grant: text(), open: text() }),
})

/**
 * The fields of one of the owner's own links, within what has been measured to fit in one line.
 * @param letters of its label
 */
const ownLink = (letters: number, place: string) => ({
  label: v.pipe(
    text(),
    v.maxLength(letters, `say it in ${letters} characters at most: more do not fit ${place}`),
  ),
  href: address,
})

/** @param most entries */
const linksOf = <Link extends v.GenericSchema<unknown, { href: string }>>(
  entry: Link,
  most: number,
  place: string,
) =>
  v.pipe(
    list(entry),
    v.check(
      (links) => new Set(links.map(({ href }) => href)).size === links.length,
      'keep one link to each address',
    ),
    v.maxLength(most, `keep ${most} entries at most: more do not fit ${place}`),
  )

const menu = 'into the menu, on screens of 1280 px and of 390 px'
const column = 'into the column, on screens of 1280 px'

const navigation = fields({
  header: fields({
    entries: v.pipe(
      linksOf(fields(ownLink(28, menu)), 9, menu),
      v.check(
        (entries) => entries.some(({ href }) => href === '/services'),
        'keep an entry that leads to /services: it opens the list of services',
      ),
      v.title('Entries'),
      v.description('in one row where the window is wide enough for all, and in the menu otherwise'),
    ),
    more: v.pipe(
      linksOf(
        v.pipe(
          fields({
            ...ownLink(28, menu),
            line: v.optional(text(38)),
            entries: v.optional(
              v.pipe(
                linksOf(fields(ownLink(28, menu)), 6, menu),
                v.title('Sub-entries'),
                v.description('with them, the entry opens a list, whose first link is its own'),
              ),
              [],
            ),
          }),
          v.forward(
            v.check(
              ({ href, entries }) => entries.every((each) => each.href !== href),
              'leave its own address out of its sub-entries: the list begins with it',
            ),
            ['entries'],
          ),
        ),
        9,
        menu,
      ),
      v.title('Further links'),
      v.description('below the list of services, and at the end of the menu of small screens'),
    ),
    contact: v.pipe(link, v.title('Button at the end')),
    servicesList: v.pipe(
      text(),
      v.title('Name of the button that opens the list of services'),
      v.description('read by screen readers'),
    ),
  }),
  footer: fields({
    services: text(),
    company: fields({ heading: text(), links: linksOf(fields(ownLink(17, column)), 12, column) }),
    legal: text(),
    newsletter: fields({ title: text(), text: text() }),
    ...words('reach', 'whatsapp', 'rights'),
  }),
  labels: fields(
    words(
      'main',
      'menu',
      'footer',
      'home',
      'openMenu',
      'closeMenu',
      'backToTop',
      'top',
      'skipToContent',
      'breadcrumb',
      'contents',
    ),
  ),
  preview: text(),
})

const controls = fields({
  newTab: text(),
  theme: fields({
    ...words('legend', 'light', 'dark', 'system', 'alwaysDark'),
    current: phrase('theme'),
  }),
  share: fields({
    heading: text(),
    network: phrase('network'),
    ...words('newWindow', 'copy', 'copied', 'address'),
  }),
  source: fields({
    open: text(),
    for: phrase('claim'),
    upTo: phrase('figure', 'text'),
    back: phrase('claim'),
  }),
  article: fields({
    table: phrase('number', 'columns'),
    code: phrase('number'),
    figure: phrase('number'),
    codeIn: phrase('number', 'language'),
    section: text(),
  }),
  service: fields({
    sheet: phrase('sheet', 'sheets'),
    ...words('measured', 'measures', 'before', 'after', 'best', 'benefits', 'open'),
    ...words('builtLikeThis', 'readSheet', 'chosen', 'rejected', 'general'),
  }),
  person: fields({ articles: text() }),
  ...words('dismissToast', 'loadingTool', 'advertisement', 'partMissing'),
})

const newsletter = fields({ label: text(), placeholder: text(), subscribe: text(), failed: text() })

const contactForm = fields({
  labels: fields(fieldsOf(() => text())),
  ...words(
    'optional',
    'decoy',
    'submit',
    'checking',
    'sending',
    'securityAlert',
    'error',
    'draftRestored',
    'clearDraft',
    'draftCleared',
    'autosaveEnabled',
    'savingDraft',
    'draftSaved',
    'draftRefused',
    'offline',
  ),
})

/** The schema of each file in `content/interface/`, by name: the text in and around pages. */
export const interfaceSchemas = {
  navigation,
  controls,
  consent,
  newsletter,
  chat,
  'contact-form': contactForm,
}
