import { Idiomorph } from 'idiomorph'
import { nameOfFieldId } from '../records/names.ts'

/** Messages from the framed page. A field id is a file and a field path: "content/pages/home.yaml#hero.lead". */
export type FromFrame =
  /** The page has loaded; the ids are in document order. */
  | { kind: 'page'; path: string; fieldIds: string[] }
  /** A text was clicked; `href` if it is a link. */
  | { kind: 'open'; fieldIds: string[]; href: string | null }
  /** A text was clicked that belongs to no record. */
  | { kind: 'origin'; words: string }
  /** The search of the desk was asked for. */
  | { kind: 'search' }
  /** The edit is visible. */
  | { kind: 'shown' }
  /** The entries of the header that do not fit. */
  | { kind: 'fit'; labels: string[] }

export type ToFrame =
  /** A text was edited. */
  | { kind: 'text'; fieldId: string; before: string; text: string }
  /** Render the page again. */
  | { kind: 'refresh' }
  | { kind: 'theme'; theme: 'light' | 'dark' }
  /** Scroll to a text. */
  | { kind: 'show'; fieldId: string; focus: boolean }

/** Runs in the framed page: tells the window which text was clicked, and shows what is typed there. */
const desk = `${location.protocol}//${location.hostname}:${Number(location.port) - 1}`
const postToDesk = (message: FromFrame) => parent.postMessage(message, desk)
const fieldIdsOf = (element: Element) => element.getAttribute('data-edit')?.split(' ') ?? []
const editableElements = () =>
  [...document.body.querySelectorAll<HTMLElement>('[data-edit]')].filter(isVisible)

/** Texts of closed menus cannot take the focus, and the document itself holds its title. */
const isVisible = (element: Element) =>
  document.body.contains(element) &&
  element.checkVisibility({ visibilityProperty: true }) &&
  !element.closest('[inert]')

addEventListener('message', ({ origin, data }: MessageEvent<ToFrame>) => {
  if (origin !== desk) return
  if (data.kind === 'text') setText(data)
  if (data.kind === 'refresh') refresh()
  if (data.kind === 'theme') setTheme(data.theme)
  if (data.kind === 'show') show(data)
})

// Captures the click before the page's handlers, because it selects a field here.
addEventListener('click', onClick, { capture: true })
addEventListener('keydown', onKey, { capture: true })
addEventListener('pointerover', ({ target }) => showLabel(closestEditable(target)))
addEventListener('focusin', ({ target }) => showLabel(closestEditable(target)))
addEventListener('scroll', () => showLabel(null), { passive: true })

announce()

function announce() {
  const all = [...document.querySelectorAll('[data-edit]')].flatMap(fieldIdsOf)
  for (const [index, element] of editableElements().entries()) element.tabIndex = index === 0 ? 0 : -1
  postToDesk({ kind: 'page', path: location.pathname, fieldIds: [...new Set(all)] })
}

const closestEditable = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('body [data-edit]') : null

function onClick(event: MouseEvent) {
  const target = event.target as Element
  const element = closestEditable(target)
  const link = target.closest<HTMLAnchorElement>('a[href]')
  if (!element && target.closest('button, summary, input, select, textarea, label')) return
  // A part that is folded opens too, as its texts are to be seen.
  if (!target.closest('summary')) event.preventDefault()
  event.stopPropagation()
  if (element) return openField(element)
  const words = [...target.childNodes].find(
    (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
  )
  if (link?.origin === location.origin && !words) location.assign(link.href)
  else if (words) postToDesk({ kind: 'origin', words: words.nodeValue ?? '' })
}

function openField(element: Element) {
  const link = element.closest('a[href]')
  postToDesk({ kind: 'open', fieldIds: fieldIdsOf(element), href: link ? link.getAttribute('href') : null })
}

/** Arrows move between texts, Enter opens a field. Ctrl+K searches the desk, not the site. */
function onKey(event: KeyboardEvent) {
  if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) {
    postToDesk({ kind: 'search' })
    event.preventDefault()
    return event.stopPropagation()
  }
  const current = closestEditable(event.target)
  if (!current || event.target !== current) return
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key]
  if (event.key === 'Enter') openField(current)
  else if (step) {
    const all = editableElements()
    focusElement(all[all.indexOf(current) + step] ?? current)
  } else return
  event.preventDefault()
  event.stopPropagation()
}

function focusElement(element: HTMLElement) {
  for (const each of editableElements()) each.tabIndex = -1
  element.tabIndex = 0
  element.focus({ preventScroll: true })
  element.scrollIntoView({ block: 'nearest' })
}

/** Labels the text under the pointer or with the focus. */
function showLabel(element: HTMLElement | null) {
  const label = document.querySelector<HTMLElement>('desk-name') ?? document.createElement('desk-name')
  const [fieldId] = element ? fieldIdsOf(element) : []
  if (!element || !fieldId) return label.remove()
  const { left, top } = element.getBoundingClientRect()
  // The block is the one that is pointed at.
  label.textContent = nameOfFieldId(fieldId.replace(/#blocks\.\d+\./, '#'))
  label.ariaHidden = 'true'
  label.style.left = `${Math.max(4, left)}px`
  label.style.top = `${Math.max(4, top - 28)}px`
  document.body.append(label)
}

const elementsAt = (fieldId: string) => [
  ...document.querySelectorAll<HTMLElement>(`[data-edit~="${CSS.escape(fieldId)}"]`),
]

/** Replaces the text at once; the server renders what depends on it. What it has rendered before is older by now. */
function setText({ fieldId, before, text }: ToFrame & { kind: 'text' }) {
  pendingRefresh?.abort()
  for (const element of elementsAt(fieldId))
    for (const node of element.childNodes)
      if (node.nodeType === Node.TEXT_NODE && node.nodeValue?.includes(before))
        node.nodeValue = node.nodeValue.replace(before, () => text)
  postToDesk({ kind: 'shown' })
}

function show({ fieldId, focus: isFocused }: ToFrame & { kind: 'show' }) {
  for (const each of document.querySelectorAll('[data-shown-field]')) each.removeAttribute('data-shown-field')
  const element = elementsAt(fieldId).find(isVisible)
  if (!element) return
  element.setAttribute('data-shown-field', '')
  element.scrollIntoView({ block: 'center' })
  if (isFocused) focusElement(element)
}

/** The page's policy allows only the colors it was loaded with, but also style sheets made by scripts. */
const accentSheet = new CSSStyleSheet()
// It stands after the compiled style sheet, which is inserted at the end of the head.
document.adoptedStyleSheets.push(accentSheet)
takeAccent(document)

function takeAccent(page: Document) {
  const accent = page.getElementById('desk-accent')
  if (accent) accentSheet.replaceSync(accent.textContent)
}

/** Parsing runs no scripts, and the document is the site's own. */
const trusted = window.trustedTypes?.createPolicy('desk', { createHTML: (html) => html })
const parseHtml = (html: string) =>
  new DOMParser().parseFromString(trusted?.createHTML(html) ?? html, 'text/html')

declare global {
  interface Window {
    /** Missing in some browsers, and in TypeScript's DOM types. */
    trustedTypes?: { createPolicy: (name: string, rules: HtmlRules) => HtmlRules }
  }
}

interface HtmlRules {
  createHTML: (html: string) => string
}

let pendingRefresh: AbortController | undefined

/**
 * Morphs the page into its new version, which keeps the scroll position. It retries each second while the server does not
 * respond, until another refresh begins.
 */
async function refresh() {
  pendingRefresh?.abort()
  pendingRefresh = new AbortController()
  const { signal } = pendingRefresh
  const html = await fetch(location.href, { signal })
    .then((response) => (response.ok ? response.text() : undefined))
    .catch(() => undefined)
  if (signal.aborted) return
  if (html === undefined) {
    setTimeout(() => signal.aborted || refresh(), 1000)
    return
  }
  const next = parseHtml(html)
  for (const part of ['header', 'main', 'footer']) {
    const [before, after] = [document.querySelector(`body > ${part}`), next.querySelector(`body > ${part}`)]
    if (before && after)
      Idiomorph.morph(before, after, { ignoreActiveValue: true, callbacks: morphCallbacks })
  }
  takeAccent(next)
  announce()
}

/** Hydrated islands belong to React, so that only their words change, and scripts may have added attributes. */
const morphCallbacks = {
  beforeNodeMorphed: (node: Node, next: Node) => {
    const isHydrated = node instanceof Element && node.matches('page-island[hydrated]')
    if (isHydrated) takeWords(node, next as Element)
    return !isHydrated
  },
  beforeAttributeUpdated: (_: string, __: Element, change: 'update' | 'remove') => change !== 'remove',
}

function takeWords(island: Element, next: Element) {
  for (const element of island.querySelectorAll<HTMLElement>('[data-edit]')) {
    const same = next.querySelector(`[data-edit="${CSS.escape(element.dataset.edit ?? '')}"]`)
    const [before, after] = [textsIn(element), textsIn(same)]
    if (before.length !== after.length) continue
    for (const [index, node] of before.entries()) node.nodeValue = after[index]?.nodeValue ?? ''
  }
}

const textsIn = (element: Element | null) =>
  [...(element?.childNodes ?? [])].filter((node) => node.nodeType === Node.TEXT_NODE)

function setTheme(theme: string) {
  const key = document.documentElement.dataset.themeKey ?? ''
  localStorage.setItem(key, theme)
  // The page listens to the storage event of other tabs.
  dispatchEvent(new StorageEvent('storage', { key, newValue: theme }))
}
