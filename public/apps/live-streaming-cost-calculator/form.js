'use strict'

/** What stands in the form, as a draft, and back. */
const form = (() => {
  const element = /** @type {HTMLFormElement} */ (document.getElementById('form'))
  const MINUTES_PER_HOUR = 60

  /** @returns {Draft} */
  function read() {
    const texts = Object.fromEntries([...new FormData(element)].map(([name, value]) => [name, String(value)]))
    return /** @type {Draft} */ ({
      ...texts,
      // Fields that are switched off are not part of the form's data, and keep their words all the same.
      ...Object.fromEntries(
        ['months', 'storagePrice', 'keptRungs'].map((name) => [name, control(name).value]),
      ),
      keepRecordings: checkbox().checked,
      rungs: rows.read('rungs'),
      regions: rows.read('regions'),
    })
  }

  /** @param {Draft} draft */
  function write(draft) {
    for (const [name, value] of Object.entries(draft)) {
      if (typeof value === 'string') control(name).value = value
    }
    checkbox().checked = draft.keepRecordings
    rows.write('rungs', draft.rungs)
    rows.write('regions', draft.regions)
    lastUnit = draft.encodingUnit
  }

  /** Fits what the form shows to what it holds: parts switched off, currency, units, sums, example prices. */
  function refresh() {
    const draft = read()
    const recording = /** @type {HTMLFieldSetElement} */ (document.getElementById('recording'))
    recording.hidden = recording.disabled = !draft.keepRecordings
    for (const place of document.querySelectorAll('[data-currency]')) place.textContent = draft.currency
    for (const place of document.querySelectorAll('[data-encoding-unit]'))
      place.textContent = draft.encodingUnit
    for (const group of /** @type {const} */ (['rungs', 'regions'])) showSum(group, draft[group])
    markExamples(draft)
  }

  let lastUnit = startValues.encodingUnit

  /** A new unit keeps what encoding costs: $0.03 per minute becomes $1.80 per hour. */
  function convertEncodingPrices() {
    const unit = control('encodingUnit').value
    if (unit === lastUnit) return
    const factor = unit === 'hour' ? MINUTES_PER_HOUR : 1 / MINUTES_PER_HOUR
    for (const input of prices('rungs')) {
      const price = Number(input.value)
      if (input.value.trim() !== '' && Number.isFinite(price))
        input.value = String(Number((price * factor).toPrecision(6)))
    }
    lastUnit = unit
  }

  /** @param {'rungs' | 'regions'} group @param {{ share: string }[]} drafts */
  function showSum(group, drafts) {
    const sum = drafts.reduce((total, { share }) => total + (Number(share) || 0), 0)
    const place = /** @type {HTMLElement} */ (document.getElementById(`${group}-sum`))
    place.textContent = `${Math.round(sum * 100) / 100}%`
    const scale = /** @type {HTMLElement} */ (document.querySelector(`[data-scale="${group}"]`))
    scale.hidden = Math.abs(sum - 100) <= fields.shareTolerance
  }

  /** A price is an example as long as it is one of the start values. @param {Draft} draft */
  function markExamples({ encodingUnit, keepRecordings }) {
    const factor = encodingUnit === 'hour' ? MINUTES_PER_HOUR : 1
    mark(
      prices('rungs'),
      startValues.rungs.map(({ price }) => Number(price) * factor),
    )
    mark(
      prices('regions'),
      startValues.regions.map(({ price }) => Number(price)),
    )
    const storage = /** @type {HTMLInputElement} */ (document.getElementById('storagePrice'))
    mark([storage], keepRecordings ? [Number(startValues.storagePrice)] : [])
  }

  /** @param {HTMLInputElement[]} inputs @param {number[]} examples */
  function mark(inputs, examples) {
    for (const input of inputs) {
      const isExample =
        input.value.trim() !== '' && examples.some((value) => Math.abs(value - Number(input.value)) < 1e-9)
      input.toggleAttribute('data-example', isExample)
    }
  }

  /** @param {'rungs' | 'regions'} group */
  function prices(group) {
    const selector = `#${group}-rows [data-key="price"]`
    return /** @type {HTMLInputElement[]} */ ([...document.querySelectorAll(selector)])
  }

  /** @param {string} name of an input, a select or a set of radio buttons */
  function control(name) {
    return /** @type {HTMLInputElement} */ (element.elements.namedItem(name))
  }

  function checkbox() {
    return control('keepRecordings')
  }

  return { element, read, write, refresh, convertEncodingPrices }
})()
