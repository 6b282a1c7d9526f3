import { readFileSync } from 'node:fs'
import { runInThisContext } from 'node:vm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

interface Row {
  name: string
  mbps?: string
  share: string
  price: string
}
interface Draft extends Record<string, string | boolean | Row[]> {
  rungs: Row[]
  regions: Row[]
  keepRecordings: boolean
}
interface Line {
  part: string
  name: string
  quantity: number
  unit: string
  price: number
  amount: number
}
interface Costs {
  lines: Line[]
  total: number
  perViewerHour: number | null
  viewerHours: number
  averageMbps: number
  deliveredGigabytes: number
  storedGigabyteMonths: number
  peakGigabitsPerSecond: number
}
interface Tool {
  startValues: Draft
  calculate: (scenario: unknown) => Costs
  checkDraft: (draft: Draft) => { scenario: unknown; issues: { field: string; message: string }[] }
  link: { write: (draft: Draft) => URLSearchParams; read: (query: URLSearchParams) => Draft | null }
  toCsv: (scenario: unknown, costs: Costs, address: string) => string
}

// The page loads these as classic scripts that declare one name each; here they run inside one function.
const folder = new URL('../../public/apps/live-streaming-cost-calculator/', import.meta.url)
const scripts = ['fields', 'calculate', 'checkDraft', 'link', 'format', 'toCsv']
const source = scripts.map((name) => readFileSync(new URL(`${name}.js`, folder), 'utf8')).join('\n')
const names = '{ startValues, calculate, checkDraft, link, toCsv }'
const tool = runInThisContext(`(() => { ${source}\nreturn ${names} })()`) as Tool
const { startValues, calculate, checkDraft, link, toCsv } = tool

const draftWith = (changes: Partial<Draft>) => ({ ...structuredClone(startValues), ...changes }) as Draft
const costsOf = (draft: Draft) => calculate(checkDraft(draft).scenario)
const partOf = ({ lines }: Costs, part: string) =>
  lines.filter((line) => line.part === part).reduce((sum, { amount }) => sum + amount, 0)
const fieldsOf = (draft: Draft) => checkDraft(draft).issues.map(({ field }) => field)
const oneRung = (price: string) => [{ name: 'only', mbps: '8', share: '100', price }]
const oneRegion = (price: string) => [{ name: 'only', share: '100', price }]

/** 100 viewers for 10 hours on one rung of 8 Mbps in one region, nothing recorded, no overhead. */
const plain = draftWith({
  averageViewers: '100',
  peakViewers: '250',
  hours: '10',
  overhead: '0',
  keepRecordings: false,
  rungs: oneRung('0'),
  regions: oneRegion('0.05'),
  fixedFees: '0',
})

describe('worked examples', () => {
  test('delivery alone', () => {
    // 8 Mbps = 1 MB/s = 3.6 GB/h. 100 viewers × 10 h = 1,000 viewer-hours. 1,000 × 3.6 GB = 3,600 GB.
    // 3,600 GB × $0.05 = $180, which is $0.18 per viewer-hour.
    // At the peak 250 × 8 Mbps = 2,000 Mbps = 2 Gbps.
    const costs = costsOf(plain)
    expect(costs.viewerHours).toBe(1000)
    expect(costs.deliveredGigabytes).toBeCloseTo(3600, 9)
    expect(costs.total).toBeCloseTo(180, 9)
    expect(costs.perViewerHour).toBeCloseTo(0.18, 9)
    expect(costs.peakGigabitsPerSecond).toBeCloseTo(2, 9)
  })

  test('overhead raises delivered bytes and peak traffic', () => {
    // 3,600 GB × 1.1 = 3,960 GB; × $0.05 = $198. Peak 2 Gbps × 1.1 = 2.2 Gbps.
    const costs = costsOf({ ...plain, overhead: '10' })
    expect(costs.deliveredGigabytes).toBeCloseTo(3960, 9)
    expect(costs.total).toBeCloseTo(198, 9)
    expect(costs.peakGigabitsPerSecond).toBeCloseTo(2.2, 9)
  })

  test('encoding by the minute and by the hour', () => {
    // 10 h = 600 min. 600 × $0.02 = $12. An hourly price of $1.20 is the same: 10 × $1.20 = $12.
    expect(partOf(costsOf({ ...plain, rungs: oneRung('0.02') }), 'encoding')).toBeCloseTo(12, 9)
    expect(
      partOf(costsOf({ ...plain, encodingUnit: 'hour', rungs: oneRung('1.2') }), 'encoding'),
    ).toBeCloseTo(12, 9)
  })

  test('recordings of every rung or of the highest', () => {
    // The start values' rungs: 5 + 2.8 + 1.4 + 0.8 = 10 Mbps = 1.25 MB/s = 4.5 GB/h. 40 h = 180 GB a month.
    // Kept for 3 months: 540 GB-months × $0.023 = $12.42. The highest alone: 5 Mbps, half of it, $6.21.
    expect(costsOf(startValues).storedGigabyteMonths).toBeCloseTo(540, 9)
    expect(partOf(costsOf(startValues), 'storage')).toBeCloseTo(12.42, 9)
    expect(partOf(costsOf(draftWith({ keptRungs: 'top' })), 'storage')).toBeCloseTo(6.21, 9)
    expect(costsOf(draftWith({ keepRecordings: false })).lines.some(({ part }) => part === 'storage')).toBe(
      false,
    )
  })

  test('the start values as a whole', () => {
    // Average bitrate 5×0.40 + 2.8×0.35 + 1.4×0.20 + 0.8×0.05 = 2 + 0.98 + 0.28 + 0.04 = 3.3 Mbps.
    // 1,000 × 40 = 40,000 viewer-hours × 3.3 × 0.45 × 1.05 = 62,370 GB.
    // Average price 0.5×0.04 + 0.3×0.04 + 0.15×0.07 + 0.05×0.09 = 0.047; 62,370 × 0.047 = $2,931.39.
    // Encoding 2,400 min × (0.03 + 0.015 + 0.0075 + 0.005) = 2,400 × 0.0575 = $138. Storage $12.42 (above).
    // Total 2,931.39 + 138 + 12.42 = $3,081.81; ÷ 40,000 = $0.07704525.
    const costs = costsOf(startValues)
    expect(costs.averageMbps).toBeCloseTo(3.3, 9)
    expect(costs.deliveredGigabytes).toBeCloseTo(62_370, 6)
    expect(partOf(costs, 'delivery')).toBeCloseTo(2931.39, 6)
    expect(partOf(costs, 'encoding')).toBeCloseTo(138, 9)
    expect(costs.total).toBeCloseTo(3081.81, 6)
    expect(costs.perViewerHour).toBeCloseTo(0.07704525, 10)
  })

  test('nobody watches', () => {
    const costs = costsOf({ ...plain, averageViewers: '0', fixedFees: '50' })
    expect(costs.total).toBe(50)
    expect(costs.perViewerHour).toBeNull()
  })
})

test('the parts always add up to the total, and thirds cover every viewer', () => {
  const amount = fc.integer({ min: 0, max: 100_000 }).map(String)
  fc.assert(
    fc.property(amount, fc.integer({ min: 0, max: 744 }).map(String), amount, (viewers, hours, fees) => {
      const thirds = ['A', 'B', 'C'].map((name) => ({ name, share: '33.3', price: '0.05' }))
      const draft = draftWith({
        averageViewers: viewers,
        peakViewers: viewers,
        hours,
        fixedFees: fees,
        regions: thirds,
      })
      const costs = costsOf(draft)
      const delivery = costs.lines.filter(({ part }) => part === 'delivery')
      expect(costs.total).toBeCloseTo(
        costs.lines.reduce((sum, line) => sum + line.amount, 0),
        4,
      )
      expect(delivery.reduce((sum, line) => sum + line.quantity, 0)).toBeCloseTo(costs.deliveredGigabytes, 3)
    }),
  )
})

describe('checks', () => {
  test.each(['1200', '1,200', ' 1200 ', '1200.0', '1,200.'])('%j is 1200', (hours) => {
    expect(checkDraft(draftWith({ averageViewers: hours })).scenario).toMatchObject({ averageViewers: 1200 })
  })

  test.each([
    ['', 'Hours on air: enter a number.'],
    ['abc', 'Hours on air: “abc” is not a number.'],
    ['.', 'Hours on air: “.” is not a number.'],
    ['1e2', 'Hours on air: “1e2” is not a number.'],
    ['0,5', 'Hours on air: use a period for decimals, such as 0.5.'],
    ['-3', 'Hours on air cannot be negative.'],
    ['745', 'Hours on air must be between 0 and 744 hours.'],
  ])('hours %j: %s', (hours, message) => {
    expect(checkDraft(draftWith({ hours }))).toEqual({
      scenario: null,
      issues: [{ field: 'hours', message }],
    })
  })

  test('each message names its field', () => {
    const [first, ...rest] = startValues.rungs
    expect(fieldsOf(draftWith({ peakViewers: '999' }))).toEqual(['peakViewers'])
    expect(fieldsOf(draftWith({ rungs: [{ ...first, mbps: '0' } as Row, ...rest] }))).toEqual([
      'rungs.0.mbps',
    ])
    expect(fieldsOf(draftWith({ rungs: [{ ...first, name: ' ' } as Row, ...rest] }))).toEqual([
      'rungs.0.name',
    ])
    expect(fieldsOf(draftWith({ rungs: rest }))).toEqual(['rungs'])
    expect(fieldsOf(draftWith({ regions: [] }))).toEqual(['regions'])
    expect(fieldsOf(draftWith({ currency: 'XXX' }))).toEqual(['currency'])
  })

  test('what is not recorded is not checked', () => {
    expect(fieldsOf(draftWith({ keepRecordings: false, months: 'x', storagePrice: '' }))).toEqual([])
  })
})

describe('links', () => {
  test('a scenario survives its own link, whatever the names', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 30 }), (text) => {
        const name = text.trim()
        const draft = draftWith({
          hours: '12.5',
          keepRecordings: false,
          regions: [{ name, price: '0.1', share: '100' }],
        })
        expect(link.read(new URLSearchParams(link.write(draft).toString()))).toEqual(draft)
      }),
    )
  })

  test('an address without a scenario says nothing, and one with a part of it keeps other start values', () => {
    expect(link.read(new URLSearchParams('theme=dark'))).toBeNull()
    expect(link.read(new URLSearchParams('hours=7'))).toEqual(draftWith({ hours: '7' }))
  })
})

test('the CSV file has every amount, and no cell that a spreadsheet would run', () => {
  const draft = { ...plain, regions: [{ name: '=HYPERLINK("x"),1', share: '100', price: '0.05' }] }
  const { scenario } = checkDraft(draft)
  const text = toCsv(scenario, calculate(scenario), 'https://lintel.example/')
  const rows = text.split('\r\n')
  expect(rows).toContain(`Delivery,"'=HYPERLINK(""x""),1",3600,GB,0.05,180`)
  expect(rows).toContain('Total,,,,,180')
  expect(rows.filter((row) => /(^|,)"?[=+@-]/.test(row))).toEqual([])
})
