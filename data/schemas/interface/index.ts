import { fields, link, list, phrase, text } from '../fields.ts'
import { chat } from './chat.ts'

const consent = fields({
  title: text(),
  text: text(),
  policy: text(),
  accept: text(),
  reject: text(),
  oneByOne: text(),
  save: text(),
  open: text(),
  close: text(),
  signal: text(),
  purposes: fields({ analytics: text(), ads: text(), 'bot-check': text(), tools: text() }),
  frame: fields({ text: text(), grant: text(), open: text() }),
})

const navigation = fields({
  header: fields({
    services: text(),
    servicesList: text(),
    whoWeHelp: text(),
    whyChoose: text(),
    about: text(),
    tools: text(),
    blog: text(),
    contact: link,
  }),
  footer: fields({
    services: text(),
    company: fields({ heading: text(), links: list(link) }),
    legal: text(),
    newsletter: fields({ title: text(), text: text() }),
    reach: text(),
    whatsapp: text(),
    rights: text(),
  }),
  labels: fields({
    main: text(),
    menu: text(),
    footer: text(),
    home: text(),
    openMenu: text(),
    closeMenu: text(),
    backToTop: text(),
    skipToContent: text(),
    breadcrumb: text(),
    contents: text(),
  }),
  preview: text(),
})

const controls = fields({
  newTab: text(),
  theme: fields({
    legend: text(),
    light: text(),
    dark: text(),
    system: text(),
    current: phrase('theme'),
  }),
  share: fields({
    heading: text(),
    network: phrase('network'),
    newWindow: text(),
    copy: text(),
    copied: text(),
    address: text(),
  }),
  source: fields({ open: text(), of: phrase('claim') }),
  article: fields({
    table: phrase('number', 'columns'),
    code: phrase('number'),
    codeIn: phrase('number', 'language'),
  }),
  service: fields({ sheet: phrase('sheet', 'sheets'), measured: text(), measures: text() }),
  dismissToast: text(),
  loadingTool: text(),
  advertisement: text(),
  readingProgress: text(),
  partMissing: text(),
})

const newsletter = fields({ label: text(), placeholder: text(), subscribe: text(), failed: text() })

const contactForm = fields({
  labels: fields({ name: text(), email: text(), company: text(), message: text() }),
  optional: text(),
  decoy: text(),
  submit: text(),
  checking: text(),
  sending: text(),
  securityAlert: text(),
  draftRestored: text(),
  clearDraft: text(),
  draftCleared: text(),
  autosaveEnabled: text(),
  savingDraft: text(),
  draftSaved: text(),
  draftRefused: text(),
  offline: text(),
})

/** What each file of `content/interface/` must hold, by its name: the words of what stands around pages and in them. */
export const interfaceSchemas = {
  navigation,
  controls,
  consent,
  newsletter,
  chat,
  'contact-form': contactForm,
}

export type InterfaceName = keyof typeof interfaceSchemas
