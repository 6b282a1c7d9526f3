import type { BrowserContext, Page } from '@playwright/test'

type Use = 'No' | 'Yes' | 'If you agree'

interface Declared {
  name: string
  use: Use
  /** For services: whom they contact. */
  hosts: string
}

/** What a visit left in the browser, and whom it contacted besides the site itself. */
export interface Traces {
  names: Set<string>
  hosts: Set<string>
}

/** Notes every foreign host that a page asks for anything. */
export function recordHosts(context: BrowserContext, site: string): Set<string> {
  const hosts = new Set<string>()
  context.on('request', (request) => {
    const { protocol, origin, hostname } = new URL(request.url())
    if (/^(https?|wss?):$/.test(protocol) && origin !== site) hosts.add(hostname)
  })
  return hosts
}

/** Names of all cookies and of all records in browser storage, now. */
export async function storedNames(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies()
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  return [...cookies.map(({ name }) => name), ...keys]
}

/** What the cookie page declares, row by row. */
export async function readDeclarations(page: Page, address: string): Promise<Declared[]> {
  await page.goto(`${address}/cookies`)
  return page
    .getByRole('main')
    .locator('table')
    .filter({ hasText: 'Used by this site' })
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => {
        const cells = [...row.children].map((cell) => cell.textContent ?? '')
        return { name: cells[0] ?? '', use: cells.at(-1) as Use, hosts: cells[2] ?? '' }
      }),
    )
}

/** What a visit left or contacted although the cookie page does not say so for the visitor's choice. */
export function undeclared({ names, hosts }: Traces, declared: Declared[], agreed: boolean): string[] {
  const inForce = declared.filter(({ use }) => use === 'Yes' || (agreed && use === 'If you agree'))
  const isNamed = (name: string, patterns: string[]) => patterns.some((pattern) => fits(pattern, name))
  const remaining = [...names].filter(
    (name) =>
      !isNamed(
        name,
        inForce.map((row) => row.name),
      ),
  )
  const contacts = inForce.flatMap((row) => row.hosts.split(', '))
  return [...remaining, ...[...hosts].filter((host) => !isNamed(host, contacts))]
}

/** A star stands for any characters. */
function fits(pattern: string, name: string): boolean {
  const [before = '', after] = pattern.split('*')
  return after === undefined ? name === pattern : name.startsWith(before) && name.endsWith(after)
}
