import { rowLabels } from '@lintel/engine/content/navigation.ts'
import { navigationLabels } from '@lintel/engine/content/strings.ts'
import { rowFrom } from '@lintel/kit/layout/rowFrom.ts'
import { expect, test } from '@playwright/test'

test.describe('header', () => {
  test('turns opaque beyond 100 px and back below 50 px', async ({ page }) => {
    await page.goto('/about')
    const header = page.getByRole('banner')
    const opaque = () => header.evaluate((element) => element.hasAttribute('data-opaque'))
    const scroll = (top: number) => page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)
    await scroll(100)
    await expect.poll(opaque).toBe(false)
    await scroll(101)
    await expect.poll(opaque).toBe(true)
    await scroll(60)
    await page.waitForFunction(() => scrollY === 60)
    expect(await opaque()).toBe(true)
    await scroll(49)
    await expect.poll(opaque).toBe(false)
  })

  test('lists the six services on hover', async ({ page }) => {
    await page.goto('/')
    const header = page.getByRole('banner')
    const first = header.getByRole('link', { name: 'AI Systems & Applications' })
    await expect(first).toBeHidden()
    await header.getByRole('link', { name: 'Services' }).hover()
    await expect(first).toBeVisible()
    const names = [
      'Data & Analytics',
      'Cybersecurity',
      'Digital Transformation Strategy',
      'Process Automation',
      'Technology Consulting',
    ]
    for (const name of names) await expect(header.getByRole('link', { name })).toBeVisible()
    for (const name of ['All services', 'Case Studies', 'Pricing'])
      await expect(header.locator('#services-menu').getByRole('link', { name })).toBeVisible()
    await page.mouse.move(600, 700)
    await expect(first).toBeHidden()
  })

  test('closes the hovered services on Escape, wherever the focus is (WCAG 1.4.13)', async ({ page }) => {
    await page.goto('/')
    const header = page.getByRole('banner')
    const first = header.getByRole('link', { name: 'AI Systems & Applications' })
    await header.getByRole('link', { name: 'Services' }).hover()
    await expect(first).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(first).toBeHidden()
  })

  test('opens the services by their button alone: Enter, Space or the down arrow; Escape closes them', async ({
    page,
  }) => {
    await page.goto('/')
    const header = page.getByRole('banner')
    const button = header.getByRole('button', { name: 'List of services' })
    const first = header.getByRole('link', { name: 'AI Systems & Applications' })
    await button.focus()
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key)
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      await expect(first).toBeVisible()
      await page.keyboard.press(key)
      await expect(button).toHaveAttribute('aria-expanded', 'false')
      await expect(first).toBeHidden()
    }
    await page.keyboard.press('ArrowDown')
    await expect(first).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(first).toBeHidden()
    await expect(button).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(first).toBeFocused()
    await header.getByRole('link', { name: navigationLabels.home }).focus()
    await expect(first).toBeHidden()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  })

  test('is passed by Tab entry by entry, without a way through the closed list of services', async ({
    page,
  }) => {
    await page.goto('/')
    const header = page.getByRole('banner')
    await header.getByRole('link', { name: navigationLabels.home }).focus()
    const passed: string[] = []
    for (let stop = 0; stop < 4; stop++) {
      await page.keyboard.press('Tab')
      passed.push(
        await page.evaluate(() => {
          const { activeElement } = document
          return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? ''
        }),
      )
    }
    expect(passed).toEqual(['Services', 'List of services', 'Who We Help', 'Why Choose'])
    await expect(header.getByRole('link', { name: 'Cybersecurity' })).toBeHidden()
  })

  test('marks the page that one is on, and what it belongs to, as the footer does', async ({ page }) => {
    for (const [address, marked, within, inFooter] of [
      ['/cybersecurity', 'Cybersecurity', 'Services', 'Cybersecurity'],
      ['/contact', 'Contact Us', undefined, 'Contact'],
      ['/about', undefined, 'About', 'About'],
      ['/blog/welcome-to-our-blog', undefined, 'Blog', undefined],
    ] as const) {
      await page.goto(address)
      const markedIn = (landmark: 'banner' | 'contentinfo', kind: string) =>
        page.getByRole(landmark).locator(`[aria-current="${kind}"]:not(#site-menu *)`)
      for (const [links, name] of [
        [markedIn('banner', 'page'), marked],
        [markedIn('banner', 'true'), within],
        [markedIn('contentinfo', 'page'), inFooter],
      ] as const)
        await expect(links, address).toContainText(name ? [name] : [])
    }
    await expect(page.getByRole('banner').locator('[aria-current="true"]').first()).toHaveCSS(
      'text-decoration-line',
      'underline',
    )
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('Services leads to the overview, and no dead button shows', async ({ page }) => {
      await page.goto('/about')
      const header = page.getByRole('banner')
      await expect(header.getByRole('button', { name: 'List of services' })).toBeHidden()
      await header.getByRole('link', { name: 'Services', exact: true }).focus()
      await expect(header.getByRole('link', { name: 'Cybersecurity' })).toBeHidden()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/services')
    })
  })
})

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the menu lists its entries and closes by outside tap, Escape and link', async ({ page }) => {
    await page.goto('/')
    const open = page.getByRole('button', { name: 'Open menu' })
    const menu = page.locator('#site-menu')
    await open.tap()
    await expect(menu).toBeVisible()
    await expect(menu.getByRole('listitem').getByRole('link')).toHaveText([
      'Services',
      'AI Systems & Applications',
      'Data & Analytics',
      'Digital Transformation Strategy',
      'Process Automation',
      'Technology Consulting',
      'Cybersecurity',
      'Who We Help',
      'Why Choose',
      'About',
      'Case Studies',
      'Samples',
      'Tools',
      'Blog',
      'Pricing',
      'Contact Us',
    ])
    await page.touchscreen.tap(200, 820)
    await expect(menu).toBeHidden()
    await open.tap()
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).tap({ trial: true })
    await page.getByRole('button', { name: 'Close menu' }).tap()
    await expect(menu).toBeHidden()
    await open.tap()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(open).toBeFocused()
    await open.tap()
    await menu.getByRole('link', { name: 'Why Choose' }).tap()
    await expect(menu).toBeHidden()
    await expect(page).toHaveURL('/#why-choose')
    await expect(
      page.getByRole('heading', { name: 'Reasons to choose us, each with a sample' }),
    ).toBeInViewport()
  })

  test('the menu closes when the focus leaves it', async ({ page }) => {
    await page.goto('/')
    const open = page.getByRole('button', { name: 'Open menu' })
    const menu = page.locator('#site-menu')
    await open.focus()
    await page.keyboard.press('Enter')
    await menu.getByRole('link').last().focus()
    await page.keyboard.press('Tab')
    await expect(menu).toBeHidden()
  })
})

for (const [name, from] of [
  ['Nordwind Beratung', 80],
  ['Nordwind Beratung Partner GmbH', 90],
  ['Donaudampfschifffahrtsberatung', undefined],
] as const)
  test(`the header holds in one row with the name ${name}`, async ({ page }) => {
    expect(rowFrom(name, rowLabels())).toBe(from)
    await page.goto('/about')
    const header = page.getByRole('banner')
    await header.evaluate(
      (element, [name, from]) => {
        element.dataset.row = `${from}`
        const logo = element.querySelector('a span span')
        if (logo) logo.textContent = name
      },
      [name, from] as const,
    )
    for (const width of [320, 1024, 1200, 1280, 1366, 1440, 1600]) {
      await page.setViewportSize({ width, height: 800 })
      const isRow = from !== undefined && width >= from * 16
      await expect(header.getByRole('navigation', { name: 'Main' })).toBeVisible({ visible: isRow })
      await expect(header.getByRole('button', { name: 'Open menu' })).toBeVisible({ visible: !isRow })
      const box = await header.evaluate(({ clientHeight, scrollWidth, clientWidth, firstElementChild }) => ({
        height: clientHeight,
        over: Math.max(
          scrollWidth - clientWidth,
          firstElementChild ? firstElementChild.scrollWidth - firstElementChild.clientWidth : 0,
        ),
      }))
      expect(box, `${name} at ${width}`).toEqual({ height: 64, over: 0 })
    }
  })

test('the name stays in the header where a reader spaces letters and words (WCAG 1.4.12)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/about')
  const name = page.getByRole('banner').locator('a span span').first()
  const widthOf = async () => (await name.boundingBox())?.width ?? 0
  const before = await widthOf()
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }')
    document.adoptedStyleSheets = [sheet]
  })
  expect(await widthOf()).toBeGreaterThanOrEqual(before)
})

test('back to top appears beyond 300 px and leads there', async ({ page }) => {
  await page.goto('/')
  const button = page.getByRole('link', { name: 'Back to top' })
  await expect(button).toBeHidden()
  await page.evaluate(() => scrollTo({ top: 301, behavior: 'instant' }))
  await expect(button).toBeVisible()
  await button.click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(button).toBeHidden()
})

test('the skip link leads to the content', async ({ page }) => {
  await page.goto('/about')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to main content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('"View Case Studies" leads back up to the heading of the cases, with the focus', async ({ page }) => {
  await page.goto('/case-studies')
  const heading = page.getByRole('heading', { name: 'Proof of Impact' })
  const link = page.getByRole('link', { name: 'View Case Studies' })
  for (const _ of ['once', 'and again']) {
    await link.scrollIntoViewIfNeeded()
    await expect(heading).not.toBeInViewport()
    await link.click()
    await expect(page).toHaveURL('/case-studies#case-studies')
    await expect(heading).toBeInViewport({ ratio: 1 })
    await expect(heading).toBeFocused()
  }
})

test('the case studies stand in one column on small screens, in two on medium and in three on large ones', async ({
  page,
}) => {
  await page.goto('/case-studies')
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
  for (const [width, columns] of [
    [390, 1],
    [768, 2],
    [820, 2],
    [1023, 2],
    [1024, 3],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const tops = await cards.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top))
    expect(tops.filter((top) => top === tops[0]).length, `${width} px`).toBe(columns)
  }
})

test.describe('a case study', () => {
  test.use({ javaScriptEnabled: false })

  test('leads by keyboard and without script to its sheet, and there from a figure to its source and back', async ({
    page,
  }) => {
    await page.goto('/case-studies')
    await page.getByRole('link', { name: 'Learn More about “Healthcare triage”' }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/case-studies/healthcare-triage')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Healthcare triage')
    for (const name of [/stand in one line/, /pass a gate/])
      await expect(page.getByRole('img', { name })).toBeVisible()
    await expect(page.getByRole('definition').filter({ hasText: 'Clinical staff' })).toBeVisible()
    await expect(page.getByRole('term').filter({ hasText: 'Duration' })).toHaveCount(0)

    await page.getByRole('link', { name: 'Source 1 for “32% faster triage”' }).focus()
    await page.keyboard.press('Enter')
    const source = page.getByText('Our own delivery records')
    await expect(source).toBeInViewport()
    await page.getByRole('link', { name: 'Back to “32% faster triage”' }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#figure-1-1$/)
    await expect(page.getByText('32%', { exact: true })).toBeInViewport()

    await page.getByRole('link', { name: 'SMB back-office automation' }).click()
    await expect(page).toHaveURL('/case-studies/back-office-automation')
  })
})

test('cases and specimens are reached from the bar without opening a menu', async ({ page }) => {
  await page.goto('/')
  const bar = page.getByRole('navigation', { name: navigationLabels.main })
  for (const [name, href] of [
    ['Case Studies', '/case-studies'],
    ['Samples', '/specimens'],
  ] as const)
    await expect(bar.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
})

test('sections are numbered without a gap', async ({ page }) => {
  await page.goto('/case-studies/retail-demand-forecasting')
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const texts = nodes
    .filter(({ role }) => role?.value === 'StaticText')
    .map(({ name }) => String(name?.value))
  const numbers = texts.filter((_, index) => texts[index + 1]?.trim() === '/')
  expect(numbers).toEqual(['01', '02', '03'])
})
