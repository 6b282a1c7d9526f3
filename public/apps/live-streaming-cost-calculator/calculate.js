'use strict'

/**
 * One rendition of the stream.
 * @typedef {object} Rung
 * @property {string} name
 * @property {number} mbps bitrate of video and audio together, in megabits (10^6 bits) per second
 * @property {number} share of the viewer-hours watched on this rung, in percent
 * @property {number} price of encoding one minute or one hour of output, as `encodingUnit` says
 */

/**
 * @typedef {object} Region
 * @property {string} name
 * @property {number} price of delivering one GB (10^9 bytes)
 * @property {number} share of the viewer-hours watched in this region, in percent
 */

/**
 * What the visitor entered, checked. All prices are in one currency.
 * @typedef {object} Scenario
 * @property {number} averageViewers watching at the same time, on average over the hours on air
 * @property {number} peakViewers watching at the same time at the busiest moment
 * @property {number} hours on air per month
 * @property {'minute' | 'hour'} encodingUnit of output that an encoding price stands for
 * @property {Rung[]} rungs
 * @property {boolean} keepRecordings
 * @property {'all' | 'top'} keptRungs all rungs are recorded, or only the one with the highest bitrate
 * @property {number} months that each recording is kept
 * @property {number} storagePrice of one GB-month
 * @property {number} overhead of delivery on top of the media itself, in percent
 * @property {Region[]} regions
 * @property {number} fixedFees per month
 * @property {string} currency ISO 4217 code
 */

/**
 * One line of the breakdown: `quantity` × `price` = `amount` per month.
 * @typedef {{ part: Part, name: string, quantity: number, unit: string, price: number, amount: number }} Line
 * @typedef {'delivery' | 'encoding' | 'storage' | 'fixed'} Part
 * @typedef {ReturnType<typeof calculate>} Costs
 */

/**
 * What a scenario costs per month, and the quantities that lead there. Pure: the same scenario, the same
 * costs.
 */
const calculate = (() => {
  const SECONDS_PER_HOUR = 3600
  const MINUTES_PER_HOUR = 60
  const BITS_PER_BYTE = 8
  const MEGABYTES_PER_GIGABYTE = 1000
  const MEGABITS_PER_GIGABIT = 1000
  const PERCENT = 100

  /** @param {Scenario} scenario */
  function calculate(scenario) {
    const viewerHours = scenario.averageViewers * scenario.hours
    const averageMbps = averageBitrate(scenario.rungs)
    const sentMbps = averageMbps * (1 + scenario.overhead / PERCENT)
    const deliveredGigabytes = gigabytes(sentMbps, viewerHours)
    const storedGigabyteMonths = scenario.keepRecordings ? gigabyteMonths(scenario) : 0
    const lines = [
      ...deliveryLines(scenario, deliveredGigabytes),
      ...encodingLines(scenario),
      ...(scenario.keepRecordings ? [storageLine(scenario, storedGigabyteMonths)] : []),
      fixedLine(scenario),
    ]
    const total = sum(lines.map((line) => line.amount))
    return {
      lines,
      total,
      /** Total ÷ viewer-hours; null when nobody watches. */
      perViewerHour: viewerHours > 0 ? total / viewerHours : null,
      viewerHours,
      averageMbps,
      deliveredGigabytes,
      storedGigabyteMonths,
      /** Peak viewers × sent Mbps ÷ 1,000, in gigabits per second. */
      peakGigabitsPerSecond: (scenario.peakViewers * sentMbps) / MEGABITS_PER_GIGABIT,
    }
  }

  /**
   * Mbps × hours × 3,600 s/h = megabits; ÷ 8 = megabytes; ÷ 1,000 = GB (10^9 bytes). 1 Mbps for 1 hour is
   * 0.45 GB.
   * @param {number} mbps @param {number} hours
   */
  function gigabytes(mbps, hours) {
    return (mbps * hours * SECONDS_PER_HOUR) / BITS_PER_BYTE / MEGABYTES_PER_GIGABYTE
  }

  /**
   * Each share ÷ the sum of the shares, so that 33.3 + 33.3 + 33.3 still covers every viewer.
   * @param {{ share: number }[]} items @returns {number[]} fractions that add up to 1
   */
  function fractions(items) {
    const whole = sum(items.map((item) => item.share))
    return items.map((item) => item.share / whole)
  }

  /** Σ (bitrate of a rung × its fraction of the viewers), in Mbps. @param {Rung[]} rungs */
  function averageBitrate(rungs) {
    const parts = fractions(rungs)
    return sum(rungs.map((rung, index) => rung.mbps * (parts[index] ?? 0)))
  }

  /**
   * Delivered GB × fraction of the region × price per GB, one line for each region.
   * @param {Scenario} scenario @param {number} deliveredGigabytes @returns {Line[]}
   */
  function deliveryLines({ regions }, deliveredGigabytes) {
    const parts = fractions(regions)
    return regions.map(({ name, price }, index) =>
      toLine('delivery', name, deliveredGigabytes * (parts[index] ?? 0), 'GB', price),
    )
  }

  /**
   * Hours on air (× 60 when priced per minute) × price, one line for each rung: each is encoded once,
   * whoever watches.
   * @param {Scenario} scenario @returns {Line[]}
   */
  function encodingLines({ rungs, hours, encodingUnit }) {
    const perMinute = encodingUnit === 'minute'
    const output = perMinute ? hours * MINUTES_PER_HOUR : hours
    return rungs.map(({ name, price }) => toLine('encoding', name, output, perMinute ? 'min' : 'h', price))
  }

  /**
   * GB recorded per month × months kept: what is stored once the first recordings have reached their age.
   * @param {Scenario} scenario
   */
  function gigabyteMonths({ rungs, keptRungs, hours, months }) {
    const bitrates = rungs.map((rung) => rung.mbps)
    return gigabytes(keptRungs === 'top' ? Math.max(...bitrates) : sum(bitrates), hours) * months
  }

  /** GB-months × price per GB-month. @param {Scenario} scenario @param {number} stored @returns {Line} */
  function storageLine({ storagePrice }, stored) {
    return toLine('storage', 'Recordings', stored, 'GB-months', storagePrice)
  }

  /** @param {Scenario} scenario @returns {Line} */
  function fixedLine({ fixedFees }) {
    return toLine('fixed', 'Fixed fees', 1, 'month', fixedFees)
  }

  /**
   * @param {Part} part @param {string} name @param {number} quantity @param {string} unit
   * @param {number} price
   */
  function toLine(part, name, quantity, unit, price) {
    return { part, name, quantity, unit, price, amount: quantity * price }
  }

  /** @param {number[]} numbers */
  function sum(numbers) {
    return numbers.reduce((total, number) => total + number, 0)
  }

  return calculate
})()
