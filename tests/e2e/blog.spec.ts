import { readdirSync } from 'node:fs'
import { blog } from '@lintel/engine/content/strings.ts'
import { expect, type Page, test } from '@playwright/test'
import { site } from '@site/data/site.ts'

/** Newest first, by the dates of the first and the last. */
const slugs = [
  'llm-rag-ai-agents-business-guide',
  'ai-solutions-architecture-business-guide',
  'consulting-services-guide',
  'business-automation-guide',
  'data-pipeline-architecture',
  'building-reliable-ai-systems',
  'ai-adoption-strategy',
  'welcome-to-our-blog',
]

const list = (page: Page) => page.getByRole('region', { name: blog.list.label })
const cards = (page: Page) =>
  list(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
const search = (page: Page) => page.getByRole('searchbox', { name: blog.search.label })
const results = (page: Page) => page.getByRole('search').getByRole('link')

test.describe('list', () => {
  test('all eight posts, newest first, each with what it is about and Read More', async ({ page }) => {
    await page.goto('/blog')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Insights & Innovation')
    await expect(cards(page)).toHaveCount(8)
    for (const [index, slug] of slugs.entries()) {
      const card = cards(page).nth(index)
      await expect(card.getByRole('heading').getByRole('link')).toHaveAttribute('href', `/blog/${slug}`)
      await expect(card.getByRole('link', { name: /^Read More/ })).toHaveAttribute('href', `/blog/${slug}`)
      await expect(card.getByText(site.name, { exact: true })).toBeAttached()
      const lines = await card
        .getByRole('heading')
        .locator('+ p')
        .evaluate((text) => text.scrollHeight / Number.parseFloat(getComputedStyle(text).lineHeight))
      expect(Math.round(lines), `${slug} is described in three lines`).toBeLessThanOrEqual(3)
    }
    const topics = page.getByRole('navigation', { name: blog.list.topics })
    await expect(topics.getByRole('link', { name: 'MLOps' })).toBeHidden()
    await topics.getByText(blog.list.moreTopics).click()
    await expect(topics.getByRole('link', { name: 'MLOps' })).toBeVisible()
    await expect(cards(page).last().getByRole('listitem')).toHaveText([
      'Announcement',
      'Company',
      'AI',
      'Architecture',
    ])
    await cards(page)
      .first()
      .getByRole('link', { name: /^Read More/ })
      .click()
    await expect(page).toHaveURL(`/blog/${slugs[0]}`)
  })

  test('descriptions are not cut where a reader spaces letters, words and lines (WCAG 1.4.12)', async ({
    page,
  }) => {
    await page.goto('/blog')
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(
        '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }',
      )
      document.adoptedStyleSheets = [sheet]
    })
    for (const card of await cards(page).all()) {
      const cut = await card.evaluate((card) =>
        Array.from(card.querySelectorAll('p'), (text) => text.scrollHeight - text.clientHeight),
      )
      expect(Math.max(...cut)).toBeLessThanOrEqual(0)
    }
  })

  test('one, two or three columns, and no row with an empty cell', async ({ page }) => {
    await page.goto('/blog')
    for (const [width, columns] of [
      [390, 1],
      [800, 2],
      [1280, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      const boxes = await cards(page).evaluateAll((all) =>
        all.map((card) => {
          const { top, right } = card.getBoundingClientRect()
          return { top, right: Math.round(right) }
        }),
      )
      const rows = [...Map.groupBy(boxes, ({ top }) => top).values()]
      expect(Math.max(...rows.map((row) => row.length)), `${width} px`).toBe(columns)
      expect(new Set(rows.map((row) => row.at(-1)?.right)).size, `${width} px`).toBe(1)
    }
  })

  test('a topic leads to the posts about it alone', async ({ page }) => {
    await page.goto('/blog')
    await page
      .getByRole('navigation', { name: blog.list.topics })
      .getByRole('link', { name: /^Strategy/ })
      .click()
    await expect(page).toHaveURL('/blog/tags/strategy')
    await expect(cards(page)).toHaveCount(4)
    for (const card of await cards(page).all()) {
      await expect(card.getByRole('listitem').getByText('Strategy', { exact: true })).toBeAttached()
    }
    await page.getByRole('navigation', { name: blog.list.topics }).getByRole('link', { name: 'All' }).click()
    await expect(page).toHaveURL('/blog')
  })

  test.describe('for a visitor from Germany, far to the west', () => {
    test.use({ locale: 'de-DE', timezoneId: 'Pacific/Honolulu' })

    test('dates are in German and the days they were, in list, post and search', async ({ page }) => {
      await page.goto('/blog')
      await expect(cards(page).first().getByText('10.03.2025')).toBeVisible()
      await expect(cards(page).last().getByText('15.01.2025')).toBeAttached()
      await search(page).click()
      await search(page).pressSequentially('pipeline')
      await expect(results(page).first()).toContainText('05.02.2025')
      await page.goto('/blog/welcome-to-our-blog')
      await expect(page.getByRole('article').getByText('15.01.2025')).toBeVisible()
    })
  })

  test('for a visitor from the United States the date is American', async ({ page }) => {
    await page.goto('/blog')
    await expect(cards(page).first().getByText('Mar 10, 2025')).toBeVisible()
  })
})

test.describe('search', () => {
  test('loads its index with the first focus, and finds a post by what is typed at once', async ({
    page,
  }) => {
    const fetched: string[] = []
    page.on('request', (request) => request.url().includes('search-index') && fetched.push(request.url()))
    await page.goto('/blog', { waitUntil: 'networkidle' })
    await page.mouse.move(300, 300)
    await search(page).hover()
    expect(fetched).toEqual([])
    await search(page).click()
    await expect.poll(() => fetched.length).toBe(1)
    await search(page).pressSequentially('pipelin')
    await expect(results(page).first()).toContainText('Data pipeline architecture')
    await search(page).fill('idempotent')
    await expect(results(page).first()).toContainText('Data pipeline architecture')
    await results(page).first().click()
    await expect(page).toHaveURL('/blog/data-pipeline-architecture')
    expect(fetched).toHaveLength(1)
  })

  test('by keyboard alone: the first letter counts, a slip is forgiven, Escape clears', async ({ page }) => {
    await page.goto('/blog')
    await search(page).focus()
    await page.keyboard.type('consultng')
    await expect(search(page)).toHaveValue('consultng')
    await expect(results(page).first()).toContainText('consulting')
    await expect(page.getByRole('search').getByRole('status')).toHaveText(/^\d found$/)
    await page.keyboard.press('Tab')
    await expect(results(page).first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(results(page)).toHaveCount(0)
    await expect(search(page)).toHaveValue('')
  })

  test('says where nothing matches', async ({ page }) => {
    await page.goto('/blog')
    await search(page).click()
    await search(page).pressSequentially('zeppelin')
    await expect(page.getByText(blog.search.none)).toBeVisible()
    await expect(page.getByRole('search').getByRole('status')).toHaveText('0 found')
  })

  test('says where the index cannot be loaded', async ({ page }) => {
    await page.route('**/search-index.json', (route) => route.abort())
    await page.goto('/blog')
    await search(page).click()
    await search(page).pressSequentially('data')
    await expect(page.getByText(blog.search.failed)).toBeVisible()
  })

  test('says so too where the index is late, and works once it comes', async ({ page }) => {
    const index = Promise.withResolvers<void>()
    await page.route('**/search-index.json', async (route) => {
      await index.promise
      await route.continue()
    })
    await page.goto('/blog')
    await search(page).click()
    await search(page).pressSequentially('pipeline')
    await expect(page.getByText(blog.search.failed)).toBeVisible()
    index.resolve()
    await expect(results(page).first()).toBeVisible()
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('no dead field shows, and the list and its topics work', async ({ page }) => {
      await page.goto('/blog')
      await expect(search(page)).toBeHidden()
      const topics = page.getByRole('navigation', { name: blog.list.topics })
      await topics.getByText(blog.list.moreTopics).click()
      await topics.getByRole('link', { name: /^Data/ }).click()
      await expect(cards(page)).toHaveCount(1)
    })
  })
})

test.describe('post', () => {
  test('shows date, title, description, share row, contents, copy as Markdown', async ({ page }) => {
    await page.goto('/blog/data-pipeline-architecture')
    await expect(page).toHaveTitle(
      new RegExp(`^Data pipeline architecture: design for the second run.*${RegExp.escape(site.name)}$`),
    )
    const article = page.getByRole('article')
    await expect(article.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(article.getByText('Feb 5, 2025')).toBeVisible()
    await expect(article.getByText(/^How to build pipelines you can run again/)).toBeVisible()
    const share = page.getByRole('region', { name: blog.post.share })
    await expect(share.getByRole('link')).toHaveCount(3)
    await expect(share.getByRole('button', { name: 'Copy link' })).toBeVisible()
    const copy = article.getByRole('link', { name: blog.post.markdownCopy })
    await expect(copy).toHaveAttribute('href', '/blog/data-pipeline-architecture.md')
  })

  test('its contents lead to its headings, below the bar at the top', async ({ page }) => {
    await page.goto('/blog/data-pipeline-architecture')
    const contents = page.getByRole('navigation', { name: 'On this page' })
    const names = await contents.getByRole('link').allInnerTexts()
    const headings = page
      .getByRole('article')
      .getByRole('heading', { level: 2 })
      .filter({ hasNotText: 'Footnotes' })
    await expect(headings).toHaveText(names)
    expect(names.length).toBeGreaterThan(3)
    await contents.getByRole('link').nth(3).click()
    const top = () => headings.nth(3).evaluate((heading) => heading.getBoundingClientRect().top)
    await expect.poll(top).toBeGreaterThan(56)
    await expect.poll(top).toBeLessThan(200)
    const current = contents.locator(':target-current')
    await expect(current).toHaveText(names[3] ?? '')
    await expect(current).not.toHaveCSS('border-left-color', 'rgba(0, 0, 0, 0)')
  })

  test('leads to the posts before and after it, and beyond the ends to the list', async ({ page }) => {
    await page.goto('/blog/ai-adoption-strategy')
    const neighbors = page.getByRole('navigation', { name: blog.post.neighbors })
    await neighbors.getByRole('link', { name: /^Previous article/ }).click()
    await expect(page).toHaveURL('/blog/welcome-to-our-blog')
    await expect(neighbors.getByRole('link').first()).toHaveAttribute('href', '/blog')
    await neighbors.getByRole('link', { name: /^Next article/ }).click()
    await expect(page).toHaveURL('/blog/ai-adoption-strategy')
    await page.goto(`/blog/${slugs[0]}`)
    await expect(neighbors.getByRole('link')).toHaveText([/^Previous article/, /Back to Blog$/])
  })

  test.describe('on a small screen', () => {
    test.use({ viewport: { width: 390, height: 844 } })

    test('tables fit, and code scrolls inside itself', async ({ page }) => {
      for (const slug of slugs) {
        await page.goto(`/blog/${slug}`)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
        const article = page.getByRole('article')
        for (const fold of await article.locator('summary').all()) await fold.click()
        for (const table of await article.getByRole('region', { name: /^Table/ }).all())
          expect(await table.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
        for (const code of await article.getByRole('group', { name: /^Code/ }).all()) {
          expect((await code.boundingBox())?.width).toBeLessThanOrEqual(390)
          await expect(code).toHaveAttribute('tabindex', '0')
        }
      }
    })
  })
})

test.describe('copies for programs', () => {
  const files = readdirSync('content/blog').filter((name) => /\.mdx?$/.test(name))
  const allSlugs = files.map((file) => file.replace(/\.mdx?$/, ''))

  test('Atom: well-formed, eight entries with address, day and text', async ({ page, request }) => {
    const answer = await request.get('/blog/feed.xml')
    expect(answer.status()).toBe(200)
    expect(answer.headers()['content-type']).toBe('application/atom+xml; charset=utf-8')
    // On the blank page, as pages of the site let nothing be parsed.
    const feed = await page.evaluate(
      (xml) => {
        const parsed = new DOMParser().parseFromString(xml, 'application/xml')
        const entries = [...parsed.getElementsByTagName('entry')]
        const text = (entry: Element, name: string) => entry.getElementsByTagName(name)[0]?.textContent ?? ''
        return {
          problem: parsed.querySelector('parsererror')?.textContent ?? null,
          namespace: parsed.documentElement.namespaceURI,
          ids: entries.map((entry) => text(entry, 'id')),
          days: entries.map((entry) => text(entry, 'published').slice(0, 10)),
          shortest: Math.min(...entries.map((entry) => text(entry, 'content').length)),
        }
      },
      await answer.text(),
    )
    expect(feed.problem).toBeNull()
    expect(feed.namespace).toBe('http://www.w3.org/2005/Atom')
    expect(feed.ids).toEqual(slugs.map((slug) => `${site.origin}/blog/${slug}`))
    expect([feed.days[0], feed.days[7]]).toEqual(['2025-03-10', '2025-01-15'])
    expect(feed.shortest).toBeGreaterThan(2000)
  })

  test('JSON Feed: eight items with address, day and text', async ({ request }) => {
    const answer = await request.get('/blog/feed.json')
    expect(answer.headers()['content-type']).toBe('application/feed+json; charset=utf-8')
    const feed = await answer.json()
    expect(feed.version).toBe('https://jsonfeed.org/version/1.1')
    expect(feed.items.map(({ url }: { url: string }) => url)).toEqual(
      slugs.map((slug) => `${site.origin}/blog/${slug}`),
    )
    for (const item of feed.items) {
      expect(item).toMatchObject({ id: item.url, title: expect.any(String) })
      expect(item.date_published).toMatch(/^2025-0[123]-\d\dT/)
      expect(item.content_html.length).toBeGreaterThan(2000)
    }
  })

  test('Markdown of every post, named as such, kept out of search engines', async ({ request }) => {
    expect(allSlugs.toSorted()).toEqual(slugs.toSorted())
    for (const slug of slugs) {
      const answer = await request.get(`/blog/${slug}.md`)
      expect(answer.status(), slug).toBe(200)
      expect(answer.headers()).toMatchObject({
        'content-type': 'text/markdown; charset=utf-8',
        'x-robots-tag': 'noindex',
      })
      const text = await answer.text()
      expect(text).toMatch(/^---\ntitle: "/)
      expect(text).toContain(`canonical: "${site.origin}/blog/${slug}"`)
      expect(text).toMatch(/\n## /)
    }
  })

  test('a Markdown copy of no post is not found', async ({ request }) => {
    expect((await request.get('/blog/no-such-post.md')).status()).toBe(404)
  })
})
