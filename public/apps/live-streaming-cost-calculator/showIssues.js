'use strict'

/** Ties each message to its field, and says beside the results that they wait. */
const showIssues = (() => {
  /** The fields whose messages stand on the page. @type {Set<string>} */
  let shown = new Set()

  /**
   * @param {Issue[]} issues
   * @param {boolean} all also those of fields that showed none so far; false while the visitor is still
   * typing
   * @returns what the page says now, in words
   */
  function showIssues(issues, all) {
    const visible = issues.filter(({ field }) => all || shown.has(field))
    shown = new Set(visible.map(({ field }) => field))
    const messages = new Map(visible.toReversed().map(({ field, message }) => [field, message]))
    for (const error of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('p.error[id]'))) {
      showMessage(error, messages.get(error.id.replace(/-error$/, '')))
    }
    describeExamples()
    const stale = showStale(issues)
    return [...visible.map(({ message }) => message), stale].join(' ')
  }

  /** @param {HTMLElement} error @param {string | undefined} message */
  function showMessage(error, message) {
    error.hidden = message === undefined
    error.textContent = message ?? ''
    const field = document.getElementById(error.id.replace(/-error$/, ''))
    if (field === null) return
    if (message === undefined) field.removeAttribute('aria-invalid')
    else field.setAttribute('aria-invalid', 'true')
    describe(field, error.id, message !== undefined)
  }

  function describeExamples() {
    for (const input of document.querySelectorAll('input')) {
      describe(input, 'example-note', input.hasAttribute('data-example'))
    }
  }

  /**
   * Adds or removes one id among those that describe a field.
   * @param {Element} field @param {string} id @param {boolean} on
   */
  function describe(field, id, on) {
    const others = (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .filter((other) => other !== '' && other !== id)
    const ids = on ? [...others, id] : others
    if (ids.length > 0) field.setAttribute('aria-describedby', ids.join(' '))
    else field.removeAttribute('aria-describedby')
  }

  /** @param {Issue[]} issues @returns {string} what it says */
  function showStale(issues) {
    const [first] = issues
    document.documentElement.classList.toggle('stale', first !== undefined)
    const notice = /** @type {HTMLElement} */ (document.getElementById('stale'))
    notice.hidden = first === undefined
    if (first === undefined) return ''
    const text = /** @type {HTMLElement} */ (document.getElementById('stale-text'))
    const count =
      issues.length === 1 ? 'One entry needs a correction' : `${issues.length} entries need a correction`
    text.textContent = `${count}. The figures, link and CSV file still show your last valid entries.`
    const go = /** @type {HTMLElement} */ (document.getElementById('stale-go'))
    go.dataset.field = first.field
    return text.textContent
  }

  return showIssues
})()
