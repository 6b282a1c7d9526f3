import { type CDPSession, expect, type Page, test } from '@playwright/test'

/** How long (ms) anything may move by itself without a way to pause it (WCAG 2.2.2). */
const longest = 5000
/** Each kind of moving drawing, and what is revealed. */
const addresses = ['/', '/ai-systems', '/cybersecurity', '/case-studies', '/services', '/blog', '/404']

/** How long (ms) each motion on the page takes that time alone drives; scrolling is the visitor's own. */
const motions = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ timeline }) => timeline === document.timeline)
      .map((motion) => ({
        name: (motion as CSSAnimation).animationName ?? (motion as CSSTransition).transitionProperty,
        lasts: Number(motion.effect?.getComputedTiming().endTime),
      })),
  )

/**
 * Why the compositor may leave an animation to the page (Blink's `CompositorAnimations::FailureReason`): colors and
 * visibility, which change at once, and what nobody can see.
 */
const harmless = (1 << 13) | (1 << 17)

interface TraceEvent {
  name: string
  id2?: { local: string }
  args: { data?: { displayName?: string; compositeFailed?: number } }
}

/** What the browser notes of the categories meanwhile. */
async function trace(
  session: CDPSession,
  categories: string,
  meanwhile: () => Promise<unknown>,
): Promise<TraceEvent[]> {
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  await session.send('Tracing.start', { categories })
  await meanwhile()
  const isComplete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await isComplete
  return events
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('nothing moves by itself for more than five seconds', async ({ page }) => {
    // The clock of motions stands still, so that none is over before it is looked at.
    const session = await page.context().newCDPSession(page)
    await session.send('Animation.enable')
    await session.send('Animation.setPlaybackRate', { playbackRate: 0.001 })
    const names = new Set<string>()
    for (const address of addresses) {
      await page.goto(address)
      for (const { name, lasts } of await motions(page)) {
        names.add(name)
        expect(lasts, `${name} on ${address}`).toBeLessThanOrEqual(longest)
      }
    }
    expect([...names]).toEqual(expect.arrayContaining(['particle-arrive', 'beam-lower']))
  })

  test('what moves is the compositor’s alone: opacity and transforms, and no layout in a frame', async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Animation.enable')
    // All of it is still on its way while it is looked at, however slow the machine.
    await session.send('Animation.setPlaybackRate', { playbackRate: 0.05 })
    await page.goto('/', { waitUntil: 'networkidle' })
    const frames = 40
    let changed: string[] = []
    const work = await trace(session, 'devtools.timeline', async () => {
      changed = await page.evaluate(async (frames) => {
        for (const motion of document
          .getAnimations()
          .filter(({ timeline }) => timeline === document.timeline))
          motion.currentTime = (motion.effect?.getTiming().delay ?? 0) + 1
        for (let frame = 0; frame < frames; frame++) await new Promise(requestAnimationFrame)
        const keyframes = document
          .getAnimations()
          .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes())
        const about = ['offset', 'computedOffset', 'easing', 'composite']
        return [...new Set(keyframes.flatMap(Object.keys))].filter((name) => !about.includes(name)).sort()
      }, frames)
    })
    expect(changed).toEqual(['opacity', 'transform'])
    expect(work.filter(({ name }) => name === 'Layout').length).toBeLessThan(frames / 4)
  })

  test('the compositor refuses no motion of a drawing, so the page rests meanwhile', async ({ page }) => {
    const session = await page.context().newCDPSession(page)
    const begun = await trace(session, 'blink.animations', async () => {
      await page.goto('/', { waitUntil: 'networkidle' })
    })
    const name = new Map(
      begun.flatMap(({ id2, args }) => (args.data?.displayName ? [[id2?.local, args.data.displayName]] : [])),
    )
    expect([...name.values()]).toEqual(expect.arrayContaining(['particle-arrive', 'beam-lower']))
    const refused = begun.filter(({ args }) => (args.data?.compositeFailed ?? 0) & ~harmless)
    expect(refused.map(({ id2, args }) => [name.get(id2?.local), args.data?.compositeFailed])).toEqual([])
  })

  test('what waits below the screen stands in its place at once: nobody who scrolls sees it go down', async ({
    page,
  }) => {
    await page.goto('/careers')
    const card = page.locator('[data-reveal-delay]').last()
    await expect(card).toHaveAttribute('data-waiting')
    const motionsOfCard = () => card.evaluate((element) => element.getAnimations().length)
    expect(await motionsOfCard()).toBe(0)
    await expect(card).toHaveCSS('transform', 'matrix(1, 0, 0, 1, 0, 16)')
    await card.scrollIntoViewIfNeeded()
    await expect(card).toHaveCSS('transform', 'none')
  })

  test('a figure is covered until it comes into view, and then drawn from left to right', async ({
    page,
  }) => {
    await page.goto('/ai-systems')
    const figure = page.locator('.draws-in').last()
    const cover = () => figure.evaluate((element) => getComputedStyle(element, '::after').transform)
    await expect(figure).toHaveAttribute('data-waiting')
    expect(await cover()).toBe('none')
    await figure.scrollIntoViewIfNeeded()
    await expect(figure).not.toHaveAttribute('data-waiting')
    await expect.poll(cover).toBe('matrix(0, 0, 0, 1, 0, 0)')
  })
})

test('nothing moves for visitors who asked for less motion, also while they scroll', async ({ page }) => {
  for (const address of addresses) {
    await page.goto(address)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    const running = await page.evaluate(() =>
      document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1),
    )
    expect(running, address).toEqual([])
    await expect(page.locator('[data-reveal][data-waiting]')).toHaveCount(0)
  }
})
