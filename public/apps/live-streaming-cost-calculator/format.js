'use strict'

/** Numbers as text, for eyes and for files. */
const format = (() => {
  /** @type {Record<Part, string>} */
  const parts = { delivery: 'Delivery', encoding: 'Encoding', storage: 'Storage', fixed: 'Fixed fees' }

  /** An amount per month, to the smallest coin. @param {number} amount @param {string} currency */
  function money(amount, currency) {
    return amount.toLocaleString('en-US', { style: 'currency', currency })
  }

  /** A price per unit, which may be a fraction of a coin. @param {number} price @param {string} currency */
  function price(price, currency) {
    return price.toLocaleString('en-US', { style: 'currency', currency, maximumFractionDigits: 6 })
  }

  /**
   * A small amount, with enough digits to compare scenarios.
   * @param {number} amount @param {string} currency
   */
  function smallMoney(amount, currency) {
    return amount.toLocaleString('en-US', {
      style: 'currency',
      currency,
      maximumFractionDigits: 4,
      minimumFractionDigits: 4,
    })
  }

  /** An axis mark: as few digits as possible. @param {number} amount @param {string} currency */
  function shortMoney(amount, currency) {
    const notation = amount >= 10_000 ? 'compact' : 'standard'
    return amount.toLocaleString('en-US', {
      style: 'currency',
      currency,
      notation,
      minimumFractionDigits: 0,
      maximumFractionDigits: 2,
    })
  }

  /** @param {number} value @param {number} [digits] at most so many after the point */
  function number(value, digits = 2) {
    return value.toLocaleString('en-US', { maximumFractionDigits: value >= 1000 ? 0 : digits })
  }

  /** @param {number} part @param {number} whole */
  function percent(part, whole) {
    if (part === whole && whole > 0) return '100%'
    return whole > 0 ? `${((part / whole) * 100).toFixed(1)}%` : '–'
  }

  return { parts, money, price, smallMoney, shortMoney, number, percent }
})()
