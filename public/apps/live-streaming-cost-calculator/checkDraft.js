'use strict'

/**
 * `field` is the id of the control to mend: 'hours', 'rungs.0.mbps', or 'rungs' for the sum of its shares.
 * @typedef {{ field: string, message: string }} Issue
 */

/** Turns what stands in the form into a scenario, or says what is wrong with which field. */
const checkDraft = (() => {
  /**
   * @param {Draft} draft
   * @returns {{ scenario: Scenario, issues: [] } | { scenario: null, issues: Issue[] }}
   */
  function checkDraft(draft) {
    /** @type {Issue[]} */
    const issues = []
    const scenario = /** @type {Scenario} */ ({
      ...singleNumbers(draft, issues),
      ...choices(draft, issues),
      keepRecordings: draft.keepRecordings,
      rungs: rows(draft.rungs, 'rungs', fields.rung, issues),
      regions: rows(draft.regions, 'regions', fields.region, issues),
    })
    if (scenario.peakViewers < scenario.averageViewers) {
      issues.push({ field: 'peakViewers', message: 'Peak viewers cannot be fewer than average viewers.' })
    }
    return issues.length > 0 ? { scenario: null, issues } : { scenario, issues: [] }
  }

  /** @param {Draft} draft @param {Issue[]} issues */
  function singleNumbers(draft, issues) {
    /** @type {Record<string, number>} */
    const numbers = {}
    for (const [name, field] of Object.entries(fields.single)) {
      const unused = !draft.keepRecordings && (name === 'months' || name === 'storagePrice')
      const text = draft[/** @type {keyof typeof fields.single} */ (name)]
      numbers[name] = unused ? 0 : number(text, name, field, issues)
    }
    return numbers
  }

  /** @param {Draft} draft @param {Issue[]} issues */
  function choices(draft, issues) {
    const { encodingUnit, keptRungs, currency } = draft
    for (const [field, value] of Object.entries({ encodingUnit, keptRungs, currency })) {
      const allowed = fields.choices[/** @type {keyof typeof fields.choices} */ (field)]
      if (!allowed.includes(value)) issues.push({ field, message: `Choose one of ${allowed.join(', ')}.` })
    }
    return { encodingUnit, keptRungs, currency }
  }

  /**
   * @param {(RungDraft | RegionDraft)[]} drafts @param {'rungs' | 'regions'} group
   * @param {Record<string, NumberField>} rowFields @param {Issue[]} issues
   */
  function rows(drafts, group, rowFields, issues) {
    const most = fields.most[group]
    if (drafts.length > most) issues.push({ field: group, message: `There can be at most ${most} ${group}.` })
    const checked = drafts.map((draft, index) => row(draft, `${group}.${index}`, rowFields, issues))
    const total = checked.reduce((sum, { share }) => sum + Number(share), 0)
    if (Math.abs(total - 100) > fields.shareTolerance) {
      issues.push({
        field: group,
        message: `The shares add up to ${tidy(total)}%. They must add up to 100%.`,
      })
    }
    return checked
  }

  /**
   * @param {RungDraft | RegionDraft} draft @param {string} path
   * @param {Record<string, NumberField>} rowFields
   * @param {Issue[]} issues
   * @returns {Record<string, string | number>}
   */
  function row(draft, path, rowFields, issues) {
    const name = draft.name.trim()
    if (name === '') issues.push({ field: `${path}.name`, message: 'Enter a name.' })
    if (name.length > fields.most.nameLength) {
      issues.push({ field: `${path}.name`, message: `Use at most ${fields.most.nameLength} characters.` })
    }
    const texts = /** @type {Record<string, string>} */ (draft)
    const numbers = Object.entries(rowFields).map(([key, field]) => [
      key,
      number(texts[key] ?? '', `${path}.${key}`, field, issues),
    ])
    return { name, ...Object.fromEntries(numbers) }
  }

  /**
   * Reads '1200', '1,200' and '0.05'. The result is NaN when there is an issue, which no comparison passes.
   * @param {string} text @param {string} path @param {NumberField} field @param {Issue[]} issues
   */
  function number(text, path, field, issues) {
    const message = numberIssue(text.trim(), field)
    if (message === undefined) return Number(text.trim().replaceAll(',', ''))
    issues.push({ field: path, message })
    return Number.NaN
  }

  /** @param {string} text @param {NumberField} field */
  function numberIssue(text, { label, unit, min, max }) {
    if (text === '') return `${label}: enter a number.`
    if (/^\d+,\d+$/.test(text) && !/^[1-9]\d{0,2},\d{3}$/.test(text)) {
      return `${label}: use a period for decimals, such as ${text.replace(',', '.')}.`
    }
    if (/^-\d/.test(text)) return `${label} cannot be negative.`
    if (!/^((\d+|\d{1,3}(,\d{3})+)\.?\d*|\.\d+)$/.test(text))
      return `${label}: “${shorten(text)}” is not a number.`
    const value = Number(text.replaceAll(',', ''))
    if (value >= min && value <= max) return undefined
    const limits = `${min.toLocaleString('en-US')} and ${max.toLocaleString('en-US')}`
    const shownUnit = unit === '%' ? unit : unit.startsWith('per') ? '' : ` ${unit}`
    return `${label} must be between ${limits}${shownUnit}.`
  }

  /** @param {string} text */
  function shorten(text) {
    return text.length > 12 ? `${text.slice(0, 11)}…` : text
  }

  /** @param {number} value */
  function tidy(value) {
    return String(Math.round(value * 100) / 100)
  }

  return checkDraft
})()
