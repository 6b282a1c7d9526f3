'use strict'

/**
 * The costs and every assumption behind them as a CSV file (RFC 4180), with plain numbers for spreadsheets.
 */
const toCsv = (() => {
  /** @param {Scenario} scenario @param {Costs} costs @param {string} address of the scenario */
  function toCsv(scenario, costs, address) {
    const { currency } = scenario
    const rows = [
      ['Live streaming cost estimate'],
      ['Scenario', address],
      [],
      ['Part', 'Item', 'Quantity', 'Unit', `Price (${currency})`, `Amount per month (${currency})`],
      ...costs.lines.map((line) => [
        format.parts[line.part],
        line.name,
        line.quantity,
        line.unit,
        line.price,
        line.amount,
      ]),
      ['Total', '', '', '', '', costs.total],
      ['Per viewer-hour', '', '', '', '', costs.perViewerHour ?? ''],
      [],
      ['Quantity', 'Value', 'Unit'],
      ['Viewer-hours', costs.viewerHours, 'h'],
      ['Average bitrate', costs.averageMbps, 'Mbps'],
      ['Delivered', costs.deliveredGigabytes, 'GB (10^9 bytes)'],
      ['Stored', costs.storedGigabyteMonths, 'GB-months'],
      ['Peak traffic', costs.peakGigabitsPerSecond, 'Gbps'],
      [],
      ...assumptions(scenario),
    ]
    return `${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
  }

  /** @param {Scenario} scenario @returns {(string | number)[][]} */
  function assumptions(scenario) {
    const { rungs, regions, keepRecordings, keptRungs } = scenario
    return [
      ['Assumption', 'Value', 'Unit'],
      ['Average viewers', scenario.averageViewers, 'viewers'],
      ['Peak viewers', scenario.peakViewers, 'viewers'],
      ['Hours on air', scenario.hours, 'h per month'],
      ...rungs.map(({ name, mbps }) => [`Bitrate of ${name}`, mbps, 'Mbps']),
      ...rungs.map(({ name, share }) => [`Viewers on ${name}`, share, '%']),
      ...regions.map(({ name, share }) => [`Viewers in ${name}`, share, '%']),
      ['Delivery overhead', scenario.overhead, '%'],
      [
        'Recordings kept',
        keepRecordings ? (keptRungs === 'top' ? 'highest rung' : 'every rung') : 'none',
        '',
      ],
      ...(keepRecordings ? [['Months kept', scenario.months, 'months']] : []),
    ]
  }

  /**
   * Text that a spreadsheet would run as a formula gets an apostrophe in front: names may come from a
   * stranger's link.
   * @param {string | number} value
   */
  function cell(value) {
    // Ten decimals hide the noise of binary fractions and keep every digit that matters.
    if (typeof value === 'number') return String(Number(value.toFixed(10)))
    const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
    return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
  }

  return toCsv
})()
