import type { Browser } from '@playwright/test'
import type { SiteCopy } from './changedSite.ts'
import type { GoalName } from './goals.ts'
import { measureLoading, measurePaint, median } from './loading.ts'
import { measureMainThread } from './mainThread.ts'
import { besideGoal, columnsOf, noGoal, printHead, printRow } from './table.ts'

/** One of the sites whose pages are measured in turn: this site, which has the goals, then what it is compared with. */
export interface Side {
  name: string
  site: SiteCopy
  /** The address of its page of the same kind, if it has one. */
  pathOf: (route: string) => string | undefined
}

interface Sites {
  browser: Browser
  debugging: number
  runs: number
  routes: string[]
  sides: Side[]
  /** This site with its styles in a separate file, of which only the paint on the slow line is measured. */
  apart: Side
}

/** Where in the sides stand those that a goal compares with. */
const [bare, peer] = [1, 2]

/**
 * Prints two tables: one of a simulated phone, and one of a slow line and of the main thread. Each figure is the median of
 * the runs, with the least and the most of them in parentheses.
 */
export async function printSites(sites: Sites) {
  await printPhone(sites)
  await printSlow(sites)
}

async function printPhone({ debugging, runs, routes, sides }: Sites) {
  printHead(
    'simulated phone',
    'pages of',
    'document, B',
    'all bytes',
    'requests',
    'score',
    'first paint, ms',
    'largest paint, ms',
    ...(['phonePaint', 'phonePaintToPeer', 'blocking', 'shift', 'loadedAgain'] as const).flatMap(columnsOf),
  )
  for (const route of routes) {
    const pages = await inTurn(sides, route, runs, (address) => measureLoading(address, debugging))
    for (const { runs, side, path } of pages) {
      // Counting the page view loads nothing.
      const files = runs[0]?.fetched.filter((each) => !each.startsWith('/api/')) ?? []
      const shift = medianOf(runs, 'shift')
      const loadedAgain = Number(runs.some(({ goesBackAtOnce }) => !goesBackAtOnce))
      printRow(
        route,
        side.name,
        side.site.bytesOf(path),
        files.reduce((sum, each) => sum + side.site.bytesOf(each), 0),
        files.length,
        medianOf(runs, 'score'),
        withSpread(runs, 'firstPaint'),
        withSpread(runs, 'paint'),
        ...(side === sides[0]
          ? [
              ...toOther(pages, 'paint', sides[bare], 'phonePaint'),
              ...toOther(pages, 'paint', sides[peer], 'phonePaintToPeer'),
              ...spreadBesideGoal(runs, 'blocking', 'blocking'),
              ...besideGoal(shift, 'shift', 3),
              ...besideGoal(loadedAgain, 'loadedAgain'),
            ]
          : [
              '',
              ...noGoal,
              '',
              ...noGoal,
              withSpread(runs, 'blocking'),
              ...noGoal,
              shift.toFixed(3),
              ...noGoal,
              loadedAgain,
              ...noGoal,
            ]),
      )
    }
  }
}

async function printSlow({ browser, runs, routes, sides, apart }: Sites) {
  printHead(
    'slow line (150 ms there and back, 1.6 Mbit/s), then a processor four times slower',
    'pages of',
    'largest paint, ms',
    ...(
      ['linePaint', 'linePaintToPeer', 'tasks', 'tasksToPeer', 'styleAndLayout', 'updates'] as const
    ).flatMap(columnsOf),
  )
  for (const route of routes) {
    const painted = await inTurn([...sides, apart], route, runs, async (address) => ({
      paint: await measurePaint(browser, address),
    }))
    const worked = await inTurn(sides, route, runs, (address) => measureMainThread(browser, address))
    for (const { side, runs: paints } of painted) {
      const work = worked.find((each) => each.side === side)?.runs
      printRow(
        route,
        side.name,
        withSpread(paints, 'paint'),
        ...(side === sides[0] && work
          ? [
              ...toOther(painted, 'paint', sides[bare], 'linePaint'),
              ...toOther(painted, 'paint', sides[peer], 'linePaintToPeer'),
              ...spreadBesideGoal(work, 'tasks', 'tasks'),
              ...toOther(worked, 'tasks', sides[peer], 'tasksToPeer'),
              ...spreadBesideGoal(work, 'styleAndLayout', 'styleAndLayout'),
              ...besideGoal(medianOf(work, 'updates'), 'updates'),
            ]
          : [
              '',
              ...noGoal,
              '',
              ...noGoal,
              work ? withSpread(work, 'tasks') : '',
              ...noGoal,
              '',
              ...noGoal,
              work ? withSpread(work, 'styleAndLayout') : '',
              ...noGoal,
              work ? medianOf(work, 'updates') : '',
              ...noGoal,
            ]),
      )
    }
  }
}

interface Page<Run> {
  side: Side
  path: string
  runs: Run[]
}

/** Measures the page of each side that has one, in turn, so that a machine that becomes slower slows all of them. */
async function inTurn<Run>(
  sides: Side[],
  route: string,
  runs: number,
  measure: (address: string) => Promise<Run>,
): Promise<Page<Run>[]> {
  const pages = sides.flatMap((side): Page<Run>[] => {
    const path = side.pathOf(route)
    return path === undefined ? [] : [{ side, path, runs: [] }]
  })
  for (let run = 0; run < runs; run++)
    for (const { side, path, runs } of pages) runs.push(await measure(side.site.address + path))
  return pages
}

const valuesOf = <Name extends string>(runs: Record<Name, number>[], name: Name) =>
  runs.map((run) => run[name])

function medianOf<Name extends string>(runs: Record<Name, number>[], name: Name): number {
  return median(valuesOf(runs, name))
}

/** The median, and in parentheses the least and the most where there is more than one run. */
function withSpread<Name extends string>(runs: Record<Name, number>[], name: Name): string {
  const values = valuesOf(runs, name)
  const [least, most] = [Math.min(...values), Math.max(...values)].map((value) => value.toFixed())
  return `${median(values).toFixed()}${values.length > 1 ? ` (${least} to ${most})` : ''}`
}

function spreadBesideGoal<Name extends string>(runs: Record<Name, number>[], name: Name, goal: GoalName) {
  const [, ...verdict] = besideGoal(medianOf(runs, name), goal)
  return [withSpread(runs, name), ...verdict]
}

/** The cells for the ratio of this site's figure to that of another side, empty where that has no such page. */
function toOther<Name extends string>(
  pages: Page<Record<Name, number>>[],
  name: Name,
  other: Side | undefined,
  goal: GoalName,
) {
  const own = pages[0]
  const beside = pages.find(({ side }) => side === other)
  return own && beside
    ? besideGoal(medianOf(own.runs, name) / medianOf(beside.runs, name), goal, 2)
    : ['', ...noGoal]
}
