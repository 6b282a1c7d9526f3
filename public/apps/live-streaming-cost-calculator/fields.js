'use strict'

/**
 * A number that the visitor enters: its name in messages, its unit, and its limits.
 * @typedef {{ label: string, unit: string, min: number, max: number }} NumberField
 * @typedef {{ name: string, mbps: string, share: string, price: string }} RungDraft
 * @typedef {{ name: string, price: string, share: string }} RegionDraft
 */

/**
 * What stands in the form: everything as text, right or wrong.
 * @typedef {object} Draft
 * @property {string} averageViewers
 * @property {string} peakViewers
 * @property {string} hours
 * @property {string} encodingUnit
 * @property {RungDraft[]} rungs
 * @property {boolean} keepRecordings
 * @property {string} keptRungs
 * @property {string} months
 * @property {string} storagePrice
 * @property {string} overhead
 * @property {RegionDraft[]} regions
 * @property {string} fixedFees
 * @property {string} currency
 */

/** The limits of every field; messages, form and links all read them here. */
const fields = {
  /** Fields that stand alone. A month of 31 days has 744 hours. */
  single: {
    averageViewers: { label: 'Average viewers', unit: 'viewers', min: 0, max: 100_000_000 },
    peakViewers: { label: 'Peak viewers', unit: 'viewers', min: 0, max: 100_000_000 },
    hours: { label: 'Hours on air', unit: 'hours', min: 0, max: 744 },
    months: { label: 'Months kept', unit: 'months', min: 0, max: 120 },
    storagePrice: { label: 'Storage price', unit: 'per GB-month', min: 0, max: 1_000_000 },
    overhead: { label: 'Delivery overhead', unit: '%', min: 0, max: 100 },
    fixedFees: { label: 'Fixed fees', unit: 'per month', min: 0, max: 1_000_000_000 },
  },
  /** Fields of one rung. */
  rung: {
    mbps: { label: 'Bitrate', unit: 'Mbps', min: 0.01, max: 200 },
    share: { label: 'Share of viewers', unit: '%', min: 0, max: 100 },
    price: { label: 'Encoding price', unit: 'per unit of output', min: 0, max: 1_000_000 },
  },
  /** Fields of one region. */
  region: {
    price: { label: 'CDN price', unit: 'per GB', min: 0, max: 1_000_000 },
    share: { label: 'Share of viewers', unit: '%', min: 0, max: 100 },
  },
  choices: {
    encodingUnit: ['minute', 'hour'],
    keptRungs: ['all', 'top'],
    currency: ['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'CHF', 'JPY', 'INR', 'BRL'],
  },
  most: { rungs: 8, regions: 10, nameLength: 30 },
  /** How far shares may miss 100%, so that thirds can be written as 33.3. */
  shareTolerance: 0.15,
}

/** @type {Draft} Examples, every one; the prices are nobody's price list. */
const startValues = {
  averageViewers: '1000',
  peakViewers: '2500',
  hours: '40',
  encodingUnit: 'minute',
  rungs: [
    { name: '1080p', mbps: '5', share: '40', price: '0.03' },
    { name: '720p', mbps: '2.8', share: '35', price: '0.015' },
    { name: '480p', mbps: '1.4', share: '20', price: '0.0075' },
    { name: '360p', mbps: '0.8', share: '5', price: '0.005' },
  ],
  keepRecordings: true,
  keptRungs: 'all',
  months: '3',
  storagePrice: '0.023',
  overhead: '5',
  regions: [
    { name: 'North America', price: '0.04', share: '50' },
    { name: 'Europe', price: '0.04', share: '30' },
    { name: 'Asia Pacific', price: '0.07', share: '15' },
    { name: 'Rest of world', price: '0.09', share: '5' },
  ],
  fixedFees: '0',
  currency: 'USD',
}
