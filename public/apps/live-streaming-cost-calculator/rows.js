'use strict'

/** The repeated parts of the form: rungs of the ladder and regions of the audience. */
const rows = (() => {
  /** @typedef {'rungs' | 'regions'} Group */
  /** @type {Record<Group, string>} */
  const singular = { rungs: 'Rung', regions: 'Region' }

  /** @param {Group} group @returns {Record<string, string>[]} */
  function read(group) {
    return [...list(group).querySelectorAll('.row')].map((row) =>
      Object.fromEntries(
        [...row.querySelectorAll('input')].map((input) => [input.dataset.key ?? '', input.value]),
      ),
    )
  }

  /**
   * Builds the group anew, so that ids and numbers follow the order.
   * @param {Group} group @param {Record<string, string>[]} drafts
   */
  function write(group, drafts) {
    list(group).replaceChildren(...drafts.map((draft, index) => build(group, index, draft, drafts.length)))
    const add = /** @type {HTMLButtonElement} */ (document.querySelector(`[data-add="${group}"]`))
    add.disabled = drafts.length >= fields.most[group]
  }

  /**
   * A new row that changes no result yet: nobody watches it, and its price is the last row's.
   * @param {Group} group
   */
  function add(group) {
    const drafts = read(group)
    const name = `${singular[group]} ${drafts.length + 1}`
    write(group, [...drafts, { ...drafts.at(-1), name, share: '0' }])
    focusName(group, drafts.length)
  }

  /** @param {Group} group @param {number} index */
  function remove(group, index) {
    write(group, read(group).toSpliced(index, 1))
    focusName(group, Math.max(0, index - 1))
  }

  /** Scales the shares to 100 and leaves the rounding to the largest. @param {Group} group */
  function scaleShares(group) {
    const drafts = read(group)
    const shares = drafts.map(({ share }) => Math.max(0, Number(share) || 0))
    const whole = shares.reduce((sum, share) => sum + share, 0)
    const scaled = shares.map(
      (share) => Math.round((whole > 0 ? share / whole : 1 / shares.length) * 1000) / 10,
    )
    const rest = 100 - scaled.reduce((sum, share) => sum + share, 0)
    const largest = scaled.indexOf(Math.max(...scaled))
    write(
      group,
      drafts.map((draft, index) => {
        const share = (scaled[index] ?? 0) + (index === largest ? rest : 0)
        return { ...draft, share: String(Math.round(share * 10) / 10) }
      }),
    )
    focusName(group, 0)
  }

  /**
   * @param {Group} group @param {number} index @param {Record<string, string>} draft @param {number} count
   */
  function build(group, index, draft, count) {
    const template = /** @type {HTMLTemplateElement} */ (document.getElementById(`${group}-row`))
    const row = /** @type {HTMLElement} */ (template.content.firstElementChild?.cloneNode(true))
    row.setAttribute('aria-label', `${singular[group]} ${index + 1}`)
    for (const input of row.querySelectorAll('input')) {
      const key = input.dataset.key ?? ''
      input.id = `${group}.${index}.${key}`
      input.value = draft[key] ?? ''
      const error = document.createElement('p')
      error.id = `${input.id}-error`
      error.className = 'error'
      error.hidden = true
      row.append(error)
    }
    const button = /** @type {HTMLButtonElement} */ (row.querySelector('[data-remove]'))
    button.dataset.remove = `${group}.${index}`
    button.disabled = count === 1
    button.setAttribute('aria-label', `Remove ${draft.name || singular[group]}`)
    return row
  }

  /** @param {Group} group */
  function list(group) {
    return /** @type {HTMLElement} */ (document.getElementById(`${group}-rows`))
  }

  /** @param {Group} group @param {number} index */
  function focusName(group, index) {
    document.getElementById(`${group}.${index}.name`)?.focus()
  }

  return { read, write, add, remove, scaleShares }
})()
