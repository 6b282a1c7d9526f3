import { expect, type Page, test } from '@playwright/test'

const topOf = (page: Page, id: string) =>
  page.evaluate(
    (name) => Math.round(document.getElementById(name)?.getBoundingClientRect().top ?? Number.NaN),
    id,
  )

/** Records where the page stands in each frame from its first one on; `passed` reads and forgets it. */
const watchScrolling = (page: Page) =>
  page.addInitScript(() => {
    const offsets: number[] = []
    Object.assign(window, { offsets })
    const look = () => {
      if (offsets.at(-1) !== scrollY) offsets.push(scrollY)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })

/** The different offsets (px) at which the page was seen, in their order. */
const passed = (page: Page) =>
  page.evaluate(() => (window as unknown as { offsets: number[] }).offsets.splice(0))

const stand = (page: Page, top: number) =>
  page.evaluate(async (to) => {
    scrollTo({ top: to, behavior: 'instant' })
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
  }, top)

/** Every way to a place within a page: where it begins, what the visitor does, and the place with its distance (px). */
const ways: { name: string; from: string; go: (page: Page) => Promise<unknown>; to: string; top: number }[] =
  [
    {
      name: 'the address of a page that is opened',
      from: '/about',
      go: (page) => page.goto('/services#overview'),
      to: 'overview',
      top: 100,
    },
    {
      name: 'a link on another page',
      from: '/blog',
      go: (page) => page.getByRole('banner').getByRole('link', { name: 'Why Choose' }).click(),
      to: 'why-choose',
      top: 100,
    },
    {
      name: 'a link on the same page',
      from: '/services',
      go: (page) => page.getByRole('link', { name: 'Explore Our Services' }).click(),
      to: 'overview',
      top: 100,
    },
    {
      name: 'a changed address',
      from: '/services',
      go: (page) => page.evaluate(() => location.assign('#overview')),
      to: 'overview',
      top: 100,
    },
    {
      name: 'a link of the home page to a place on it',
      from: '/',
      go: (page) => page.getByRole('banner').getByRole('link', { name: 'Why Choose' }).click(),
      to: 'why-choose',
      top: 80,
    },
  ]

/**
 * Goes until the page was seen at more than a handful of places on its way. A starved machine shows only some frames of
 * one journey; a page that jumps shows none, however often it goes.
 * @param journey leads the page from `start` to `end` (px) and returns once it has arrived
 */
async function expectSmooth(page: Page, journey: () => Promise<{ start: number; end: number }>) {
  const positions = new Set<number>()
  await expect(async () => {
    const { start, end } = await journey()
    const offsets = await passed(page)
    const direction = Math.sign(end - start)
    expect(offsets).toEqual(offsets.toSorted((one, other) => direction * (one - other)))
    for (const offset of offsets) if (offset !== start && offset !== end) positions.add(offset)
    expect(positions.size, `passed ${offsets}`).toBeGreaterThan(5)
  }).toPass()
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  for (const { name, from, go, to, top } of ways) {
    test(`${name} leads to its place smoothly, with ${top} px to spare`, async ({ page }) => {
      await watchScrolling(page)
      await expectSmooth(page, async () => {
        await page.goto(from)
        await passed(page)
        await go(page)
        await expect.poll(() => topOf(page, to)).toBe(top)
        return { start: 0, end: await page.evaluate(() => scrollY) }
      })
    })
  }

  test('"Back to top" and the skip link lead up smoothly', async ({ page }) => {
    await watchScrolling(page)
    await page.goto('/about')
    const up = {
      'Back to top': () => page.getByRole('link', { name: 'Back to top' }).click(),
      'Skip to main content': () => page.getByRole('link', { name: 'Skip to main content' }).press('Enter'),
    }
    for (const [name, go] of Object.entries(up)) {
      await expectSmooth(page, async () => {
        await stand(page, 1500)
        await passed(page)
        await go()
        await expect.poll(() => page.evaluate(() => scrollY), name).toBe(0)
        return { start: 1500, end: 0 }
      })
      await expect(page.getByRole('main')).toBeFocused()
    }
  })

  test('what is below the first screen appears once it is reached, and stays', async ({ page }) => {
    await page.goto('/')
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Startups' }) })
    await expect(card).toHaveCSS('transform', 'matrix(1, 0, 0, 1, 0, 16)')
    await card.scrollIntoViewIfNeeded()
    await expect(card).toHaveCSS('transform', 'none')
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expect(card).toHaveCSS('transform', 'none')
  })

  test('the services of the home page wait behind a skeleton until they are near', async ({ page }) => {
    await page.goto('/')
    const list = page.locator('[data-lazy]')
    await expect(list).toHaveAttribute('data-waiting', '')
    const content = list.locator('h3').first()
    await expect(content).toHaveCSS('opacity', '0')
    await list.evaluate((element) =>
      scrollTo({ top: element.getBoundingClientRect().top - innerHeight - 90, behavior: 'instant' }),
    )
    await page.mouse.wheel(0, 120)
    await expect(list).not.toHaveAttribute('data-waiting')
    await expect(content).toHaveCSS('opacity', '1')
  })
})

test('a change of page begins at the top', async ({ page }) => {
  await page.goto('/about')
  await stand(page, 1500)
  await page.getByRole('main').getByRole('link', { name: 'See Our Services' }).click()
  await expect(page).toHaveURL('/services')
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('a hash whose element comes later is tried again', async ({ page }) => {
  await page.clock.install()
  await page.goto('/about#comes-late')
  await page.clock.runFor(900)
  await page.evaluate(() => {
    const late = Object.assign(document.createElement('div'), { id: 'comes-late', textContent: 'late' })
    const main = document.querySelector('main')
    main?.insertBefore(late, main.children[2] ?? null)
  })
  await page.clock.runFor(12_000)
  expect(await topOf(page, 'comes-late')).toBe(100)
})

test('an element that came late does not pull the page back once the visitor went elsewhere', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/services#comes-late')
  await page.evaluate(() => location.assign('#overview'))
  await expect.poll(() => topOf(page, 'overview')).toBe(100)
  await page.evaluate(() => {
    document
      .querySelector('footer')
      ?.append(Object.assign(document.createElement('div'), { id: 'comes-late' }))
  })
  await page.clock.runFor(15_000)
  expect(await topOf(page, 'overview')).toBe(100)
})

test('the focus goes along: Tab leads on from the place', async ({ page }) => {
  await page.goto('/services')
  await page.getByRole('link', { name: 'Explore Our Services' }).press('Enter')
  await expect.poll(() => topOf(page, 'overview')).toBe(100)
  await page.keyboard.press('Tab')
  await expect(page.locator('#overview').getByRole('link').first()).toBeFocused()
})

test('back and forward lead to where the visitor was', async ({ page }) => {
  await page.goto('/')
  await stand(page, 250)
  await page.getByRole('banner').getByRole('link', { name: 'Why Choose' }).click()
  await expect(page).toHaveURL('/#why-choose')
  await expect.poll(() => topOf(page, 'why-choose')).toBe(80)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(250)
  await page.goForward()
  await expect.poll(() => topOf(page, 'why-choose')).toBe(80)
  // And stays there: the place was restored, and is not scrolled to again.
  const tops = await page.evaluate(async () => {
    const positions = new Set<number>()
    for (let frame = 0; frame < 20; frame++) {
      await new Promise(requestAnimationFrame)
      positions.add(Math.round(document.getElementById('why-choose')?.getBoundingClientRect().top ?? 0))
    }
    return [...positions]
  })
  expect(tops).toEqual([80])
})

test('a hash that names nothing and cannot be decoded does no harm', async ({ page }) => {
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  for (const address of ['/#%', '/services#%ff']) await page.goto(address)
  await page.evaluate(() => location.assign('#%E0%A4%A'))
  await page.goto('/')
  await page.evaluate(() => document.querySelector('main a')?.setAttribute('href', '#%'))
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page).toHaveURL('/#%')
  expect(errors).toEqual([])
})

test('an encoded hash finds its element', async ({ page }) => {
  await page.goto('/services#%6Fverview')
  await expect.poll(() => topOf(page, 'overview')).toBe(100)
})

test('reading progress: a rounded percentage, and a badge beyond 5 %', async ({ page }) => {
  await page.goto('/')
  const progress = page.locator('[data-reading-progress]')
  const badge = page.locator('[data-reading-badge]')
  await expect(progress).toHaveAttribute('data-reading-progress', '0')
  await expect(badge).toHaveCSS('opacity', '0')
  await page.evaluate(() =>
    scrollTo({ top: (document.documentElement.scrollHeight - innerHeight) / 2, behavior: 'instant' }),
  )
  await expect(progress).toHaveAttribute('data-reading-progress', '50')
  await expect(badge).toHaveText('50%')
  await expect(badge).toHaveCSS('opacity', '1')
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
  await expect(progress).toHaveAttribute('data-reading-progress', '100')
})

test('the badge lies over nothing on any screen', async ({ page }) => {
  await page.goto('/')
  const badge = page.locator('[data-reading-badge]')
  for (const width of [320, 390, 820, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    for (const share of [0.06, 0.5, 1]) {
      await page.evaluate(
        (part) =>
          scrollTo({
            top: (document.documentElement.scrollHeight - innerHeight) * part,
            behavior: 'instant',
          }),
        share,
      )
      await expect(badge).toHaveText(`${share * 100}%`)
      // Within the header, which is opaque by now, and over none of the words and drawings in it.
      const covered = await badge.evaluate((element) => {
        const own = element.getBoundingClientRect()
        const header = document.querySelector('header')
        if (!header || header.getBoundingClientRect().bottom < own.bottom) return ['what is below the header']
        const range = document.createRange()
        const boxes = [...header.querySelectorAll('a, button, svg')].flatMap((part) => {
          range.selectNodeContents(part)
          return part.checkVisibility({ visibilityProperty: true }) ? [...range.getClientRects()] : []
        })
        return boxes.filter((box) => box.left < own.right && box.top < own.bottom && own.left < box.right)
      })
      expect.soft(covered, `${width} px`).toEqual([])
    }
  }
})

test.describe('with less motion', () => {
  test('every way to a place leads there at once', async ({ page }) => {
    await watchScrolling(page)
    for (const { name, from, go, to, top } of ways) {
      await test.step(name, async () => {
        await page.goto(from)
        await passed(page)
        await go(page)
        await expect.poll(() => topOf(page, to)).toBe(top)
        const end = await page.evaluate(() => scrollY)
        expect((await passed(page)).filter((offset) => offset !== 0 && offset !== end)).toEqual([])
      })
    }
  })

  test('nothing is hidden', async ({ page }) => {
    await page.goto('/')
    expect(await page.locator('[data-reveal][data-waiting]').count()).toBe(0)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('links lead to their places within a page, below the header', async ({ page }) => {
    await page.goto('/services')
    await page.getByRole('link', { name: 'Explore Our Services' }).click()
    await expect.poll(() => topOf(page, 'overview')).toBe(100)
  })
})

test('50 particles drift in the hero, unseen by assistive technology', async ({ page }) => {
  await page.goto('/')
  const drawn = await page
    .locator('[aria-hidden="true"] .particles path')
    .evaluateAll((paths) => paths.map((path) => path.getAttribute('d') ?? '').join(''))
  expect(drawn.match(/h0/g)).toHaveLength(50)
})
