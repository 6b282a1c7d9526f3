'use strict'

// Wires form, arithmetic and results. Every change runs the same way: read, check, calculate, show.
{
  /** Pauses, in ms, after the last key: before the address changes, and before the total is read out. */
  const ADDRESS_PAUSE = 400
  const ANNOUNCE_PAUSE = 1000

  /** The last valid entries, which link and file stand for. */
  let valid = startValues
  /** What stood in the form before a reset. @type {Draft | null} */
  let beforeReset = null
  let addressTimer = 0
  let announceTimer = 0

  start()

  function start() {
    const linked = link.read(new URLSearchParams(location.hash.slice(1)))
    const issues = linked === null ? [] : checkDraft(linked).issues
    form.write(linked === null || issues.length > 0 ? startValues : linked)
    const [first] = issues
    const problem = first && `This link could not be read, so the start values are shown. ${first.message}`
    element('link-problem').hidden = problem === undefined
    element('link-problem').textContent = problem ?? ''
    update(true, false)
    listen()
    document.documentElement.classList.add('ready')
  }

  /** @param {boolean} finished false while the visitor is still typing @param {boolean} [byVisitor] */
  function update(finished, byVisitor = true) {
    form.refresh()
    const draft = form.read()
    const { scenario, issues } = checkDraft(draft)
    const problems = showIssues(issues, finished)
    if (scenario === null) return announce(problems)
    valid = draft
    const costs = calculate(scenario)
    showResults(scenario, costs)
    if (!byVisitor) return
    showDone('')
    element('link-box').hidden = true
    announce(`Total per month ${format.money(costs.total, scenario.currency)}.`)
    clearTimeout(addressTimer)
    addressTimer = setTimeout(actions.remember, ADDRESS_PAUSE, draft)
  }

  function listen() {
    form.element.addEventListener('submit', goToResults)
    form.element.addEventListener('input', () => {
      setReset(null)
      form.convertEncodingPrices()
      update(false)
    })
    form.element.addEventListener('change', () => update(true))
    document.addEventListener('click', ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null
      if (button !== null) act(button)
    })
    new ResizeObserver(() => redraw()).observe(element('chart-frame'))
  }

  /** @param {HTMLButtonElement} button */
  function act({ id, dataset }) {
    const { add, remove, scale, field } = dataset
    const [group, index] = (remove ?? '').split('.')
    if (add === 'rungs' || add === 'regions') rows.add(add)
    else if (scale === 'rungs' || scale === 'regions') rows.scaleShares(scale)
    else if (group === 'rungs' || group === 'regions') rows.remove(group, Number(index))
    else if (id === 'reset') return reset()
    else return use(id, field)
    setReset(null)
    update(true)
  }

  /** @param {string} id @param {string | undefined} field */
  async function use(id, field) {
    if (id === 'copy') showDone(await actions.copy(actions.address(valid)))
    if (id === 'print') window.print()
    if (id === 'csv') downloadCsv()
    if (id === 'stale-go' && field) focusField(field)
  }

  function downloadCsv() {
    const { scenario } = checkDraft(valid)
    if (scenario === null) return
    actions.download(toCsv(scenario, calculate(scenario), actions.address(valid)))
    showDone('The CSV file is in your downloads.')
  }

  /** The sum of a group has no control of its own: its first share does. @param {string} field */
  function focusField(field) {
    const target = document.getElementById(
      field === 'rungs' || field === 'regions' ? `${field}.0.share` : field,
    )
    if (target) steps.show(target)
    target?.focus()
    target?.scrollIntoView({ block: 'center' })
  }

  /**
   * @param {SubmitEvent} event from Enter in a field, or from the bar that shows the total on small screens
   */
  function goToResults(event) {
    event.preventDefault()
    update(true)
    const results = element('results')
    steps.show(results)
    results.scrollIntoView({ block: 'nearest' })
    if (document.activeElement === event.submitter) results.focus({ preventScroll: true })
  }

  /** The same button takes a reset back, until the next change. */
  function reset() {
    const previous = form.read()
    form.write(beforeReset ?? startValues)
    setReset(beforeReset === null ? previous : null)
    update(true)
  }

  /** @param {Draft | null} previous */
  function setReset(previous) {
    beforeReset = previous
    element('reset').textContent = previous === null ? 'Reset' : 'Undo reset'
  }

  function redraw() {
    const { scenario } = checkDraft(valid)
    if (scenario !== null) showResults(scenario, calculate(scenario))
  }

  /** @param {string} text */
  function showDone(text) {
    element('done').textContent = text
  }

  /** @param {string} text */
  function announce(text) {
    clearTimeout(announceTimer)
    announceTimer = setTimeout(() => {
      element('announcement').textContent = text
    }, ANNOUNCE_PAUSE)
  }

  /** @param {string} id */
  function element(id) {
    return /** @type {HTMLElement} */ (document.getElementById(id))
  }
}
