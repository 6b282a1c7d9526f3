import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { site } from '@site/data/site.ts'

const post = '/blog/welcome-to-our-blog'
const address = `${site.origin}${post}`

/** The networks answer here, so that no test leaves this machine. */
async function standIn(context: BrowserContext) {
  await context.route(/^https:\/\/(?:twitter|www\.facebook|www\.linkedin)\.com\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Share</title>' }),
  )
}

const bar = (page: Page) => page.getByRole('region', { name: 'Share this article' })
const copied = (page: Page) => bar(page).getByText('Link copied')

async function shareAddresses(page: Page): Promise<Record<string, string>> {
  const title = encodeURIComponent(await page.getByRole('heading', { level: 1 }).innerText())
  const url = encodeURIComponent(address)
  return {
    Twitter: `https://twitter.com/intent/tweet?text=${title}&url=${url}`,
    Facebook: `https://www.facebook.com/sharer/sharer.php?u=${url}&quote=${title}`,
    LinkedIn: `https://www.linkedin.com/sharing/share-offsite/?url=${url}&title=${title}`,
  }
}

const networks = ['Twitter', 'Facebook', 'LinkedIn']
const linkTo = (page: Page, network: string) =>
  bar(page).getByRole('link', { name: `Share on ${network} (opens in a new window)` })

test('each network opens in a window of 600 by 400 that cannot reach back', async ({ page, context }) => {
  await standIn(context)
  await page.goto(post)
  const addresses = await shareAddresses(page)
  for (const network of networks) {
    await test.step(network, async () => {
      const opened = context.waitForEvent('page')
      await linkTo(page, network).click()
      const popup = await opened
      await expect.poll(() => popup.url()).toBe(addresses[network])
      await popup.waitForLoadState()
      expect(await popup.evaluate(() => [innerWidth, innerHeight, opener])).toEqual([600, 400, null])
      await expect(page).toHaveURL(post)
      await popup.close()
    })
  }
})

test('each network opens in this window where windows are blocked', async ({ page, context }) => {
  await standIn(context)
  await page.addInitScript(() => {
    window.open = () => null
  })
  for (const network of networks) {
    await test.step(network, async () => {
      await page.goto(post)
      const expected = (await shareAddresses(page))[network]
      await linkTo(page, network).click()
      await expect.poll(() => page.url()).toBe(expected)
    })
  }
})

test('a click that asks for a tab is left to the browser', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => {
      throw new Error('A small window was opened.')
    }
  })
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  await page.goto(post)
  // Whether the tab then opens is the browser's matter: one without windows opens it only now and then.
  const isLeft = bar(page).evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('click', (event) => {
          resolve(!event.defaultPrevented)
          event.preventDefault()
        })
      }),
  )
  await bar(page)
    .getByRole('link', { name: /Facebook/ })
    .click({ modifiers: ['ControlOrMeta'] })
  expect(await isLeft).toBe(true)
  await expect(page).toHaveURL(post)
  expect(errors).toEqual([])
})

test('a copy is confirmed for two seconds, counted from the last one', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  await page.goto(post)
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  const button = bar(page).getByRole('button', { name: 'Copy link' })
  await button.click()
  await expect(copied(page)).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
  await page.clock.runFor(1500)
  await page.evaluate(() => navigator.clipboard.writeText('something else'))
  await button.click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(address)
  await page.clock.runFor(1900)
  await expect(copied(page)).toBeVisible()
  await page.clock.runFor(100)
  await expect(copied(page)).toHaveCount(0)
})

test.describe('a denied clipboard', () => {
  test('says nothing, and leaves the address to be copied by hand', async ({ page }) => {
    const errors: Error[] = []
    page.on('pageerror', (error) => errors.push(error))
    await page.addInitScript(() => {
      Clipboard.prototype.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'))
    })
    await page.goto(post)
    await bar(page).getByRole('button', { name: 'Copy link' }).click()
    const field = bar(page).getByRole('textbox', { name: 'Link to this article' })
    await expect(field).toHaveValue(address)
    const selected = () =>
      field.evaluate((input: HTMLInputElement) =>
        input.value.slice(Number(input.selectionStart), Number(input.selectionEnd)),
      )
    await expect.poll(selected).toBe(address)
    await expect(copied(page)).toHaveCount(0)
    expect(errors).toEqual([])
  })

  test('that is missing, as on a plain connection, is the same', async ({ page }) => {
    await page.goto(`${String(process.env.SITE).replace('127.0.0.1', 'site.test')}${post}`)
    expect(await page.evaluate(() => navigator.clipboard)).toBeUndefined()
    await bar(page).getByRole('button', { name: 'Copy link' }).click()
    await expect(bar(page).getByRole('textbox', { name: 'Link to this article' })).toHaveValue(address)
  })
})

test.describe('floating bar', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('shows beyond 300 px of scrolling, upright, and works with its first click', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(post)
    const floating = page.locator('[data-floating-share]')
    const scroll = (top: number) => page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)
    await scroll(300)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)
    await expect(floating).toBeHidden()
    await scroll(301)
    await expect(floating).toBeVisible()
    await expect(floating).toHaveCSS('opacity', '1')
    const box = await floating.getByRole('list').boundingBox()
    expect(box?.height).toBeGreaterThan(4 * (box?.width ?? 0) - 1)
    await floating.getByRole('button', { name: 'Copy link' }).click()
    await expect(floating.getByText('Link copied')).toBeVisible()
    await expect(floating.getByText('Link copied')).toBeInViewport({ ratio: 1 })
    await scroll(0)
    await expect(floating).toBeHidden()
  })
})

/** What the bar must not lie over: the article's parts, the other floating buttons and, at the end, the last words. */
test.describe('floating bar below large screens', () => {
  const floating = (page: Page) => page.locator('[data-floating-share]')
  const scroll = (page: Page, top: number) =>
    page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)

  test('it shows beyond 300 px of scrolling and covers nothing', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(post)
    for (const width of [320, 390, 767, 768, 820, 1023]) {
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 844 })
        await scroll(page, 300)
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)
        await expect(floating(page)).toBeHidden()
        const reached = await page.evaluate(() =>
          document.elementFromPoint(innerWidth / 2, innerHeight - 20)?.closest('.share-column'),
        )
        expect(reached ?? null).toBeNull()
        await scroll(page, 1200)
        await expect(floating(page)).toHaveCSS('opacity', '1')
        await expect(floating(page).getByRole('list')).toBeInViewport({ ratio: 1 })
        await floating(page).getByRole('button', { name: 'Copy link' }).click()
        const confirmation = floating(page).getByText('Link copied')
        await expect(confirmation).toBeInViewport({ ratio: 1 })
        const isDocked = width < 768
        await scroll(page, isDocked ? 100_000 : 1500)
        const covered = await floating(page).evaluate((bar, docked) => {
          const others = docked
            ? 'footer :is(a, p, button), .floating-chat, .floating-to-top'
            : 'article :is(h1, h2, h3, p, li, img, figure), .floating-chat, .floating-to-top'
          const parts = [bar, ...bar.querySelectorAll('a, button, [role="status"]')].map((part) =>
            part.getBoundingClientRect(),
          )
          const isOver = (a: DOMRect, b: DOMRect) =>
            a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
          return [...document.querySelectorAll(others)]
            .filter((other) => !bar.contains(other) && other.checkVisibility({ visibilityProperty: true }))
            .filter((other) => parts.some((part) => isOver(part, other.getBoundingClientRect())))
            .map((other) => other.outerHTML.slice(0, 80))
        }, isDocked)
        expect(covered).toEqual([])
      })
    }
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the networks are plain links, and no dead button shows', async ({ page }) => {
    await page.goto(post)
    for (const [network, href] of Object.entries(await shareAddresses(page))) {
      const link = linkTo(page, network)
      await expect(link).toHaveAttribute('href', href)
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    }
    await expect(bar(page).getByRole('button')).toHaveCount(0)
  })
})
