import type { Browser } from '@playwright/test'
import type { SiteCopy } from './changedSite.ts'
import type { GoalName } from './goals.ts'
import { type Loading, measureLoading, measurePaint } from './loading.ts'
import { type MainThread, measureMainThread } from './mainThread.ts'
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
  /** This site with its styles in a separate file. */
  apart: SiteCopy
}

/** Its figures, in the order of the sides: this site, its bare page and, where it is measured, the peer. */
const [bare, peer] = [1, 2]

/** Prints two tables: one of a simulated phone, and one of a slow line and of the main thread. */
export async function printSites(sites: Sites) {
  await printPhone(sites)
  await printSlow(sites)
}

async function printPhone({ debugging, runs, routes, sides }: Sites) {
  printHead(
    ...['simulated phone', 'pages of', 'document, B', 'all bytes', 'requests', 'score'],
    ...['first paint, ms', 'largest paint, ms'],
    ...(['phonePaint', 'phonePaintToPeer', 'blocking', 'shift', 'loadedAgain'] as const).flatMap(columnsOf),
  )
  for (const route of routes) {
    const pages = await measured(sides, route, (address) => measureLoading(address, debugging, runs))
    for (const { figures, side, path } of pages) {
      // Counting the page view loads nothing.
      const files = figures.fetched.filter((each) => !each.startsWith('/api/'))
      printRow(
        ...[route, side.name, side.site.bytesOf(path)],
        ...[files.reduce((sum, each) => sum + side.site.bytesOf(each), 0), files.length, figures.score],
        ...[Math.round(figures.firstPaint), Math.round(figures.paint)],
        ...(side === sides[0]
          ? [
              ...toOther(pages, 'paint', bare, 'phonePaint'),
              ...toOther(pages, 'paint', peer, 'phonePaintToPeer'),
              ...besideGoal(figures.blocking, 'blocking'),
              ...besideGoal(figures.shift, 'shift', 3),
              ...besideGoal(Number(!figures.goesBackAtOnce), 'loadedAgain'),
            ]
          : [
              ...['', ...noGoal, '', ...noGoal],
              ...[Math.round(figures.blocking), ...noGoal, figures.shift.toFixed(3), ...noGoal],
              ...[Number(!figures.goesBackAtOnce), ...noGoal],
            ]),
      )
    }
  }
}

async function printSlow({ browser, runs, routes, sides, apart }: Sites) {
  printHead(
    ...['slow line (150 ms there and back, 1.6 Mbit/s), then a processor four times slower', 'pages of'],
    ...['largest paint, ms', 'with styles in a file, ms'],
    ...(
      ['linePaint', 'linePaintToPeer', 'tasks', 'tasksToPeer', 'styleAndLayout', 'updates'] as const
    ).flatMap(columnsOf),
  )
  for (const route of routes) {
    const pages = await measured(sides, route, async (address) => ({
      paint: await measurePaint(browser, address, runs),
      ...(await measureMainThread(browser, address, runs)),
    }))
    const paintApart = Math.round(await measurePaint(browser, apart.address + route, runs))
    for (const { figures, side } of pages) {
      printRow(
        ...[route, side.name, Math.round(figures.paint)],
        ...(side === sides[0]
          ? [
              paintApart,
              ...toOther(pages, 'paint', bare, 'linePaint'),
              ...toOther(pages, 'paint', peer, 'linePaintToPeer'),
              ...besideGoal(figures.tasks, 'tasks'),
              ...toOther(pages, 'tasks', peer, 'tasksToPeer'),
              ...besideGoal(figures.styleAndLayout, 'styleAndLayout'),
              ...besideGoal(figures.updates, 'updates'),
            ]
          : [
              ...['', '', ...noGoal, '', ...noGoal],
              ...[Math.round(figures.tasks), ...noGoal, '', ...noGoal],
              ...[Math.round(figures.styleAndLayout), ...noGoal, figures.updates, ...noGoal],
            ]),
      )
    }
  }
}

interface Page<Figures> {
  side: Side
  path: string
  figures: Figures
}

/** Measures the page of each side that has one, in turn. */
async function measured<Figures>(
  sides: Side[],
  route: string,
  measure: (address: string) => Promise<Figures>,
) {
  const pages: Page<Figures>[] = []
  for (const side of sides) {
    const path = side.pathOf(route)
    if (path !== undefined) pages.push({ side, path, figures: await measure(side.site.address + path) })
  }
  return pages
}

/** The cells for the ratio of this site's figure to that of another side, empty where that has no such page. */
function toOther<Name extends keyof (Loading & MainThread)>(
  pages: Page<Record<Name, number>>[],
  figure: Name,
  other: number,
  goal: GoalName,
) {
  const [own, beside] = [pages[0]?.figures[figure], pages[other]?.figures[figure]]
  return own === undefined || beside === undefined ? ['', ...noGoal] : besideGoal(own / beside, goal, 2)
}
