'use strict'

/** Draws the parts of the cost as measured bars. The table below the chart says the same in words. */
const drawChart = (() => {
  const ROW = 54
  const BAR_TOP = 24
  const BAR_HEIGHT = 14
  const AXIS = 26
  const GAP = 2
  /** About one mark for so many pixels. */
  const MARK_WIDTH = 90

  /** @param {SVGSVGElement} svg @param {Costs} costs @param {string} currency */
  function drawChart(svg, costs, currency) {
    const width = Math.max(240, Math.round(svg.parentElement?.clientWidth ?? 0))
    const parts = sumParts(costs.lines)
    const height = parts.length * ROW + AXIS
    const most = Math.max(...parts.map(({ amount }) => amount))
    const step = niceStep(most, Math.max(2, Math.floor(width / MARK_WIDTH)))
    const end = Math.max(step, Math.ceil(most / step - 1e-9) * step)
    /** @param {number} amount */
    const x = (amount) => 1 + (amount / end) * (width - 2)
    const scale = { x, width, bottom: height - AXIS, total: costs.total, currency }
    svg.setAttribute('viewBox', `0 0 ${width} ${height}`)
    svg.replaceChildren(
      draw('title', { id: 'chart-title' }, 'Cost per month by part'),
      draw('desc', { id: 'chart-description' }, describe(parts, costs.total, currency)),
      hatch(),
      ...axis(end, step, scale),
      ...parts.flatMap((part, index) => bar(part, index * ROW, scale)),
    )
  }

  /**
   * @typedef {object} Scale
   * @property {(amount: number) => number} x where an amount lies, in pixels
   * @property {number} width
   * @property {number} bottom where the axis lies
   * @property {number} total
   * @property {string} currency
   */

  /** @typedef {{ part: Part, amount: number, lines: Line[] }} PartSum */

  /**
   * Fixed fees of zero are left out; the table still lists them.
   * @param {Line[]} lines @returns {PartSum[]}
   */
  function sumParts(lines) {
    return [...Map.groupBy(lines, ({ part }) => part)]
      .map(([part, own]) => ({ part, lines: own, amount: own.reduce((sum, { amount }) => sum + amount, 0) }))
      .filter(({ part, amount }) => part !== 'fixed' || amount > 0)
  }

  /**
   * 1, 2 or 5 times a power of ten, so that about `marks` of them reach `most`.
   * @param {number} most @param {number} marks
   */
  function niceStep(most, marks) {
    if (most <= 0) return 1
    const rough = most / marks
    const power = 10 ** Math.floor(Math.log10(rough))
    return ([1, 2, 5].find((factor) => factor * power >= rough - 1e-12) ?? 10) * power
  }

  /** @param {PartSum} sum @param {number} top @param {Scale} scale */
  function bar({ part, amount, lines }, top, { x, width, total, currency }) {
    let from = 0
    const segments = lines.map((line) => {
      const start = x(from)
      from += line.amount
      // A sliver stays visible: nothing that costs money is drawn as nothing.
      const length = line.amount > 0 ? Math.max(1, x(from) - start - GAP) : 0
      const size = { width: length, height: BAR_HEIGHT }
      const place = { x: start, y: top + BAR_TOP, ...size, class: `bar-${part}` }
      return draw('rect', place, draw('title', {}, `${line.name}: ${format.money(line.amount, currency)}`))
    })
    const share = draw('tspan', { class: 'chart-share', dx: 8 }, format.percent(amount, total))
    return [
      draw('text', { x: 0, y: top + 15, class: 'chart-name' }, format.parts[part], share),
      draw(
        'text',
        { x: width, y: top + 15, class: 'chart-amount', 'text-anchor': 'end' },
        format.money(amount, currency),
      ),
      ...segments,
    ]
  }

  /** @param {number} end @param {number} step @param {Scale} scale */
  function axis(end, step, { x, bottom, currency }) {
    const marks = Array.from({ length: Math.round(end / step) + 1 }, (_, index) => index * step)
    return marks
      .flatMap((mark, index) => {
        const anchor = index === 0 ? 'start' : index === marks.length - 1 ? 'end' : 'middle'
        const place = { x: x(mark), y: bottom + 20, class: 'chart-mark', 'text-anchor': anchor }
        return [
          draw('path', { class: 'chart-grid', d: `M${x(mark)} ${BAR_TOP - 4}V${bottom}` }),
          draw('path', { class: 'chart-tick', d: `M${x(mark)} ${bottom - 4}v8` }),
          draw('text', place, format.shortMoney(mark, currency)),
        ]
      })
      .concat(draw('path', { class: 'chart-tick', d: `M${x(0)} ${bottom}H${x(end)}` }))
  }

  /** Diagonal lines, as drawings mark a cut material. */
  function hatch() {
    const size = {
      id: 'hatch',
      width: 5,
      height: 5,
      patternUnits: 'userSpaceOnUse',
      patternTransform: 'rotate(45)',
    }
    return draw('defs', {}, draw('pattern', size, draw('path', { class: 'hatch', d: 'M0 0V5' })))
  }

  /** @param {PartSum[]} parts @param {number} total @param {string} currency */
  function describe(parts, total, currency) {
    const words = parts.map(
      ({ part, amount }) =>
        `${format.parts[part]} ${format.money(amount, currency)}, ${format.percent(amount, total)}`,
    )
    return `${words.join('; ')}. Total ${format.money(total, currency)}.`
  }

  /**
   * @param {string} name @param {Record<string, string | number>} attributes
   * @param {...(string | Node)} children
   */
  function draw(name, attributes, ...children) {
    const element = document.createElementNS('http://www.w3.org/2000/svg', name)
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value))
    element.append(...children)
    return element
  }

  return drawChart
})()
