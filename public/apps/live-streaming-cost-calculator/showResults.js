'use strict'

/** Writes the costs into the page: figures, chart, table. */
const showResults = (() => {
  /** @param {Scenario} scenario @param {Costs} costs */
  function showResults(scenario, costs) {
    const { currency } = scenario
    for (const [id, text] of Object.entries(figures(costs, currency))) {
      for (const place of document.querySelectorAll(`[data-result="${id}"]`)) place.textContent = text
    }
    showExamples()
    showTable(costs, currency)
    const chart = /** @type {SVGSVGElement} */ (/** @type {unknown} */ (document.getElementById('chart')))
    drawChart(chart, costs, currency)
  }

  /** @param {Costs} costs @param {string} currency @returns {Record<string, string>} */
  function figures(costs, currency) {
    const each = costs.perViewerHour
    return {
      total: format.money(costs.total, currency),
      perViewerHour: each === null ? '–' : format.smallMoney(each, currency),
      viewerHours: `${format.number(costs.viewerHours)} h`,
      delivered: `${format.number(costs.deliveredGigabytes)} GB`,
      averageMbps: `${format.number(costs.averageMbps)} Mbps`,
      peak: `${format.number(costs.peakGigabitsPerSecond)} Gbps`,
      stored: `${format.number(costs.storedGigabyteMonths)} GB-mo`,
    }
  }

  function showExamples() {
    const count = document.querySelectorAll('[data-example]').length
    const place = /** @type {HTMLElement} */ (document.getElementById('examples'))
    place.hidden = count === 0
    place.textContent = count === 1 ? '1 price is still an example.' : `${count} prices are still examples.`
  }

  /** @param {Costs} costs @param {string} currency */
  function showTable({ lines, total }, currency) {
    const table = /** @type {HTMLTableElement} */ (document.getElementById('breakdown'))
    for (const body of [...table.tBodies]) body.remove()
    const groups = Map.groupBy(lines, ({ part }) => part)
    const bodies = [...groups].map(([part, own]) => {
      const body = document.createElement('tbody')
      const amount = own.reduce((sum, line) => sum + line.amount, 0)
      body.append(row('part', 'rowgroup', format.parts[part], '', amount, total, currency))
      const single = part === 'fixed'
      if (!single)
        body.append(
          ...own.map((line) =>
            row('line', 'row', line.name, sum(line, currency), line.amount, total, currency),
          ),
        )
      return body
    })
    table.tHead?.after(...bodies)
    const foot = /** @type {HTMLTableSectionElement} */ (table.tFoot)
    foot.replaceChildren(row('total', 'row', 'Total per month', '', total, total, currency))
  }

  /** How a line comes about: '62,370 GB × $0.04'. @param {Line} line @param {string} currency */
  function sum({ quantity, unit, price }, currency) {
    return `${format.number(quantity)} ${unit} × ${format.price(price, currency)}`
  }

  /**
   * @param {string} kind @param {string} scope @param {string} name @param {string} how
   * @param {number} amount @param {number} total @param {string} currency
   */
  function row(kind, scope, name, how, amount, total, currency) {
    const tr = document.createElement('tr')
    tr.className = kind
    const head = document.createElement('th')
    head.scope = scope
    head.textContent = name
    const cells = [how, format.money(amount, currency), format.percent(amount, total)].map((text) => {
      const td = document.createElement('td')
      td.textContent = text
      return td
    })
    tr.append(head, ...cells)
    return tr
  }

  return showResults
})()
