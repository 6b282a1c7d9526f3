import { newsletter } from '@lintel/engine/content/strings.ts'
import { chatMessages } from '@lintel/rules/chat.ts'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { chatOn } from './chat.ts'
import { fill, send, sentHeading } from './contactForm.ts'

const post = '/blog/welcome-to-our-blog'
const title = 'Building reliable AI systems around unreliable components'
/** Code may be waited for, and be given up, before a page goes on without. */
const patient = { timeout: 25_000 }

interface Journey {
  name: string
  /** Begins the journey, and is shown only where script runs. */
  control?: (page: Page) => Locator
  /** Whether that script stands in the document itself, so that the journey ends well where no file of script comes. */
  isInline?: true
  /** Leads a visitor through; fails where the visitor is left without an outcome. */
  travel: (page: Page) => Promise<void>
}

/** The theme's menu in the footer, which is on every page. */
function darkTheme(page: Page) {
  return page.getByRole('group', { name: 'Theme' }).getByRole('button', { name: 'Dark' })
}

/** What visitors come for, each done as they do it. */
export const journeys: Journey[] = [
  {
    name: 'read a post',
    travel: async (page) => {
      await page.goto('/blog')
      await page.getByRole('main').getByRole('link', { name: title }).first().click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title, patient)
      await expect(page.getByRole('main').getByRole('paragraph').first()).toBeVisible()
    },
  },
  {
    name: 'open the menu',
    travel: async (page) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto('/about')
      await page.getByRole('button', { name: 'Open menu' }).click()
      await page.locator('#site-menu').getByRole('link', { name: 'Tools' }).click()
      await expect(page).toHaveURL('/tools', patient)
      await page.setViewportSize({ width: 1280, height: 720 })
    },
  },
  {
    name: 'change the theme',
    control: darkTheme,
    isInline: true,
    travel: async (page) => {
      await page.goto('/about')
      await darkTheme(page).click()
      await expect(page.locator('html.dark')).toBeVisible()
    },
  },
  {
    name: 'send an enquiry',
    travel: async (page) => {
      await page.goto('/contact')
      await fill(page)
      await send(page)
      await expect(sentHeading(page)).toBeVisible(patient)
    },
  },
  {
    name: 'subscribe',
    travel: async (page) => {
      await page.goto('/about')
      const footer = page.getByRole('contentinfo')
      await footer.getByRole('textbox', { name: newsletter.label }).fill('reader@firm.example')
      await footer.getByRole('button', { name: newsletter.subscribe }).click()
      const inPlace = footer.getByRole('status').filter({ hasText: /\w/ })
      const onPage = page.getByRole('heading', { name: 'Almost done' })
      await expect(inPlace.or(onPage).first()).toBeVisible(patient)
    },
  },
  {
    name: 'share',
    travel: async (page) => {
      await page.context().route('https://www.facebook.com/**', (route) => route.fulfill({ body: 'Share' }))
      await page.goto(post)
      const opened = page.context().waitForEvent('page', patient)
      await page
        .getByRole('region', { name: 'Share this article' })
        .getByRole('link', { name: /Facebook/ })
        .click()
      const popup = await opened
      await expect.poll(() => popup.url(), patient).toContain('facebook.com')
      await popup.close()
    },
  },
  {
    name: 'ask the assistant',
    control: (page) => chatOn(page).button,
    travel: async (page) => {
      await page.goto('/about')
      await chatOn(page).button.click()
      const { field, log } = chatOn(page)
      await expect(field.or(missingPart(page)).first()).toBeVisible(patient)
      if (!(await field.isVisible())) return
      await field.fill('What is your process?')
      await field.press('Enter')
      await expect(log).toContainText(new RegExp(`Discovery|${chatMessages.replyFailed}`), patient)
    },
  },
]

/** Says that a part of the page did not arrive, and what to do. */
export const missingPart = (page: Page) => page.locator('[data-part-missing]:popover-open')

export async function runJourneys(page: Page, which: (journey: Journey) => boolean = () => true) {
  for (const journey of journeys.filter(which)) await test.step(journey.name, () => journey.travel(page))
}
