'use strict'

/**
 * A scenario as the query of an address, and back. Every value is written, so a link outlives new start
 * values.
 */
const link = (() => {
  /** Short names in the address, one for each field that stands alone. */
  const KEYS = /** @type {const} */ ({
    averageViewers: 'avg',
    peakViewers: 'peak',
    hours: 'hours',
    encodingUnit: 'per',
    keptRungs: 'kept',
    months: 'months',
    storagePrice: 'storage',
    overhead: 'overhead',
    fixedFees: 'fees',
    currency: 'currency',
  })
  const SEPARATOR = '_'

  /** @param {Draft} draft */
  function write(draft) {
    const query = new URLSearchParams()
    for (const [field, key] of Object.entries(KEYS)) {
      query.set(key, draft[/** @type {keyof typeof KEYS} */ (field)].trim())
    }
    query.set('keep', draft.keepRecordings ? '1' : '0')
    // The name comes last, because it may hold the separator.
    for (const { name, mbps, share, price } of draft.rungs) append(query, 'rung', [mbps, share, price, name])
    for (const { name, price, share } of draft.regions) append(query, 'region', [price, share, name])
    return query
  }

  /**
   * What an address says; what it does not say is a start value.
   * @param {URLSearchParams} query @returns {Draft | null} null when the address holds no scenario at all
   */
  function read(query) {
    const known = [...Object.values(KEYS), 'keep', 'rung', 'region']
    if (!known.some((key) => query.has(key))) return null
    const draft = structuredClone(startValues)
    for (const [field, key] of Object.entries(KEYS)) {
      draft[/** @type {keyof typeof KEYS} */ (field)] =
        query.get(key) ?? draft[/** @type {keyof typeof KEYS} */ (field)]
    }
    if (query.has('keep')) draft.keepRecordings = query.get('keep') === '1'
    const rungs = query.getAll('rung').map((text) => split(text, 3))
    const regions = query.getAll('region').map((text) => split(text, 2))
    if (rungs.length > 0) {
      draft.rungs = rungs.map(([mbps = '', share = '', price = '', name = '']) => ({
        name,
        mbps,
        share,
        price,
      }))
    }
    if (regions.length > 0)
      draft.regions = regions.map(([price = '', share = '', name = '']) => ({ name, price, share }))
    return draft
  }

  /** @param {URLSearchParams} query @param {string} key @param {string[]} values */
  function append(query, key, values) {
    query.append(key, values.map((value) => value.trim()).join(SEPARATOR))
  }

  /** @param {string} text @param {number} numbers that stand before the name */
  function split(text, numbers) {
    const parts = text.split(SEPARATOR)
    return [...parts.slice(0, numbers), parts.slice(numbers).join(SEPARATOR)]
  }

  return { write, read }
})()
