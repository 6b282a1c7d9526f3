import {
  about,
  caseStudies,
  overviewServices,
  services,
  servicesPage,
} from '@lintel/engine/content/forBrowsers.ts'
import { blogSubjects, chatAnswers, chatPanel as words } from '@lintel/engine/content/strings.ts'
import { chatMessages } from '@lintel/rules/chat.ts'
import { assistantPath, siteIndexPath } from '@lintel/rules/search/siteIndex.ts'
import { expect, type Page, test } from '@playwright/test'
import { site } from '@site/data/site.ts'
import { claimNamed } from '#tests/support/claimNamed.ts'
import { chatOn, openChat, sendQuestion } from './support/chat.ts'

const greeting = 'AI solutions, data analytics, cybersecurity and digital transformation'

test.describe('panel', () => {
  test('the very first click on the 56 px button opens it, 520 px high, with a greeting', async ({
    page,
  }) => {
    await page.goto('/')
    const { button, panel, log, field } = chatOn(page)
    const box = await button.boundingBox()
    expect(box).toMatchObject({ width: 56, height: 56 })
    await button.click()
    await expect(panel).toBeVisible()
    await expect(panel).toHaveCSS('height', '520px')
    await expect(panel.getByRole('heading', { name: 'AI Assistant' })).toBeVisible()
    await expect(log).toContainText(greeting)
    await expect(panel).not.toContainText('professional helper')
    await expect(field).toBeFocused()
  })

  test.describe('on a small screen', () => {
    test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true })

    test('it takes 70 % of the height, and no keyboard covers the suggestions', async ({ page }) => {
      await page.goto('/')
      const { button, panel, field } = chatOn(page)
      await button.tap()
      await expect(panel).toHaveCSS('height', '560px')
      await expect(panel.getByRole('heading', { name: words.title })).toBeFocused()
      await expect(field).not.toBeFocused()
    })
  })

  test.describe('on a large screen', () => {
    test.use({ viewport: { width: 1440, height: 900 } })

    test('the page beside it is not dimmed and can be read on', async ({ page }) => {
      const { panel } = await openChat(page)
      expect(await panel.evaluate((dialog) => dialog.matches(':modal'))).toBe(false)
      await page.mouse.move(300, 400)
      await page.mouse.wheel(0, 600)
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
      await page.mouse.click(300, 400)
      await expect(panel).toBeVisible()
    })

    test('the page beside it can be used by keyboard, and Escape closes it from there too', async ({
      page,
    }) => {
      const { panel, button } = await openChat(page)
      const link = page.getByRole('main').getByRole('link').first()
      await link.focus()
      await expect(link).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(panel).toBeHidden()
      await expect(link, 'what has the focus keeps it').toBeFocused()
      await button.press('Enter')
      await panel.getByRole('textbox').press('Escape')
      await expect(panel).toBeHidden()
      await expect(button).toBeFocused()
    })

    test('answers have 60 % of it, and begin in view below a question of any length', async ({ page }) => {
      const { panel, log } = await openChat(page)
      await sendQuestion(
        page,
        `${'We have a question about the way in which you work. '.repeat(14)}How do you work?`,
      )
      const answer = log.locator('[data-role="assistant"]').last()
      await expect(answer.getByRole('button', { name: words.copy })).toBeAttached()
      const height = async (element: typeof panel) => (await element.boundingBox())?.height ?? 0
      const area = panel.getByRole('group', { name: words.conversation })
      expect(await height(area)).toBeGreaterThanOrEqual(0.6 * (await height(panel)))
      await expect(answer.locator('p').nth(0)).toBeInViewport()
    })
  })

  /** Where it is modal. */
  const small = { width: 900, height: 720 }
  const ways = {
    Escape: (page) => page.keyboard.press('Escape'),
    'its button': (page) => page.getByRole('button', { name: words.close }).click(),
    'a click beside it': (page) => page.mouse.click(60, 300),
  } satisfies Record<string, (page: Page) => Promise<void>>
  test(`${Object.keys(ways).join(', ')} close it, and the focus returns to the button`, async ({ page }) => {
    await page.setViewportSize(small)
    const { panel, button } = await openChat(page)
    for (const [way, close] of Object.entries(ways)) {
      await test.step(way, async () => {
        await close(page)
        await expect(panel).toBeHidden()
        await expect(button).toBeFocused()
        await button.press('Enter')
        await expect(panel).toBeVisible()
      })
    }
  })

  test('the focus goes to the button also where a click does not give it the focus', async ({ page }) => {
    await page.goto('/about')
    const { button, panel } = chatOn(page)
    await button.dispatchEvent('click')
    await expect(panel).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
  })

  test('a press that began inside and ends beside does not close it', async ({ page }) => {
    await page.setViewportSize(small)
    const { panel, log } = await openChat(page)
    await log.hover()
    await page.mouse.down()
    await page.mouse.move(60, 300)
    await page.mouse.up()
    await expect(panel).toBeVisible()
  })

  test('the focus goes round inside, forward and back', async ({ page }) => {
    await page.setViewportSize(small)
    const { panel, field } = await openChat(page)
    for (const key of ['Tab', 'Shift+Tab']) {
      const values = new Set<string>()
      for (let press = 0; press < 16; press++) {
        await page.keyboard.press(key)
        await expect(panel.locator(':focus')).toHaveCount(1)
        values.add(await panel.locator(':focus').evaluate((element) => element.outerHTML))
      }
      expect(values.size, key).toBeGreaterThan(6)
    }
    await field.focus()
    await page.keyboard.press('Tab')
    await expect(panel.getByRole('button', { name: words.reset })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(field).toBeFocused()
  })
})

test.describe('input', () => {
  test('Enter sends, Shift+Enter begins a line, and the Enter of an input method does neither', async ({
    page,
  }) => {
    const { field, log } = await openChat(page)
    await field.pressSequentially('What are')
    await field.press('Shift+Enter')
    await field.pressSequentially('your values?')
    await expect(field).toHaveValue('What are\nyour values?')
    await field.dispatchEvent('keydown', { key: 'Enter', isComposing: true })
    await expect(field).toHaveValue('What are\nyour values?')
    await field.press('Enter')
    await expect(field).toHaveValue('')
    await expect(log).toContainText('your values?')
    await expect(log).toContainText(about.values[0]?.description ?? 'a first value')
    await expect(field).toBeFocused()
  })

  test('it is between 44 and 140 px high, two rows at first', async ({ page }) => {
    const { field } = await openChat(page)
    const height = async () => (await field.boundingBox())?.height ?? 0
    await expect(field).toHaveAttribute('rows', '2')
    await expect(field).toHaveCSS('min-height', '44px')
    const empty = await height()
    expect(empty).toBeGreaterThanOrEqual(44)
    await field.fill('one\ntwo\nthree\nfour')
    await expect.poll(height).toBeGreaterThan(empty)
    await field.fill('line\n'.repeat(20))
    await expect.poll(height).toBe(140)
    await field.fill('')
    await expect.poll(height).toBe(empty)
  })

  test('a counter shows above 800 characters, and 1000 are the most that can be typed', async ({ page }) => {
    const { field, panel } = await openChat(page)
    await field.fill('question '.repeat(100).slice(0, 800))
    await expect(panel.getByText('/1000 characters')).toHaveCount(0)
    await field.press('End')
    await field.pressSequentially('x')
    await expect(panel.getByText('801/1000 characters')).toBeVisible()
    await expect(field).toHaveAccessibleDescription('801/1000 characters')
    await expect(field).toHaveAttribute('maxlength', '1000')
  })

  test('nothing can be sent while it is empty, blank or too long', async ({ page }) => {
    const { field, send, log } = await openChat(page)
    const messages = log.getByText(/^(?:You|Assistant): $/)
    await expect(send).toBeDisabled()
    await field.fill('  \n ')
    await expect(send).toBeDisabled()
    await field.press('Enter')
    await field.fill('What do you do?')
    await expect(send).toBeEnabled()
    await field.evaluate((element) => element.removeAttribute('maxlength'))
    await field.fill('question '.repeat(112))
    await expect(send).toBeDisabled()
    await field.press('Enter')
    await expect(field).not.toHaveValue('')
    await expect(messages).toHaveCount(1)
  })

  const refused: [string, string, string][] = [
    ['what is empty once cleaned', '<javascript:>', chatMessages.empty],
    ['a spam word', 'Click here for our offer', chatMessages.spam],
    ['one character 11 times', 'Hello!!!!!!!!!!!', chatMessages.spam],
    ['50 capitals', 'PLEASE ANSWER THIS MESSAGE AS SOON AS YOU HAVE READ', chatMessages.spam],
    ['two runs of four', 'aaaabbbb services', chatMessages.spam],
  ]
  test('refuses what cannot be meant, says why, and typing clears the message', async ({ page }) => {
    const { field, error, log } = await openChat(page)
    for (const [what, text, message] of refused) {
      await test.step(what, async () => {
        await field.fill(text)
        await field.press('Enter')
        await expect(error).toHaveText(message)
        await expect(field).toHaveAccessibleDescription(message)
        await expect(field).toHaveValue(text)
        await field.press('a')
        await expect(error).toHaveCount(0)
      })
    }
    await expect(log).not.toContainText(words.you)
  })

  test('says that sending failed where the browser does', async ({ page }) => {
    const { field, error } = await openChat(page)
    await field.fill('What do you do?')
    await page.evaluate(() => {
      Date.now = () => {
        throw new Error('no time')
      }
    })
    await field.press('Enter')
    await expect(error).toHaveText(chatMessages.failed)
    await expect(field).toHaveValue('What do you do?')
  })

  test('words that only contain a spam word, and markup, are taken as they are meant', async ({ page }) => {
    const { log } = await openChat(page)
    await sendQuestion(page, 'Our non-profit wants <b>freedom</b> to choose its services')
    await expect(log).toContainText('Our non-profit wants bfreedom/b to choose its services')
  })

  test('takes ten messages in 60 seconds, and no reset goes round that', async ({ page }) => {
    const now = Date.now()
    await page.clock.setFixedTime(now)
    const { field, error, panel, log } = await openChat(page)
    for (let number = 1; number <= 10; number++) await sendQuestion(page, `Services, question ${number}`)
    await panel.getByRole('button', { name: words.reset }).click()
    await field.fill('Services, question 11')
    await field.press('Enter')
    await expect(error).toHaveText(chatMessages.rate)
    await page.clock.setFixedTime(now + 59_999)
    await field.press('Enter')
    await expect(log).not.toContainText('question 11')
    await page.clock.setFixedTime(now + 60_000)
    await field.press('Enter')
    await expect(log).toContainText('Services, question 11')
    await expect(error).toHaveCount(0)
  })
})

test('a word that is longer than a line is shown whole', async ({ page }) => {
  await openChat(page)
  await sendQuestion(page, `Do you know ${'never-ending_'.repeat(12)}${'abcdefghij'.repeat(9)}?`)
  const message = chatOn(page).log.getByText('never-ending')
  const [box, log] = [await message.boundingBox(), await chatOn(page).log.boundingBox()]
  expect(box?.x).toBeGreaterThanOrEqual(log?.x ?? 0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((log?.x ?? 0) + (log?.width ?? 0))
})

test.describe('a question that is sent by Enter', () => {
  /** Holds back the texts of the site, and so every answer, until what it returns is called. */
  async function holdTexts(page: Page) {
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route('**/search/*.json', async (route) => {
      await promise
      await route.continue()
    })
    return resolve
  }

  test('as soon as the panel opens, twice, is asked once', async ({ page }) => {
    const sendTexts = await holdTexts(page)
    await page.goto('/about', { waitUntil: 'commit' })
    const { button, field, log } = chatOn(page)
    await button.click()
    await field.pressSequentially('Do you work with Okta?')
    await field.press('Enter')
    await field.press('Enter')
    await expect(log).toContainText('Do you work with Okta?')
    sendTexts()
    await expect(log.getByRole('figure').first()).toBeVisible()
    await expect(log.locator('[data-role="user"]')).toHaveCount(1)
  })

  test('while an answer is being written is asked once that stands', async ({ page }) => {
    const sendTexts = await holdTexts(page)
    const { field, log } = await openChat(page)
    await field.fill('Do you work with Okta?')
    await field.press('Enter')
    await field.fill('Do you work with Kafka?')
    await field.press('Enter')
    await field.press('Enter')
    await expect(field).toHaveValue('Do you work with Kafka?')
    sendTexts()
    const questions = log.locator('[data-role="user"]')
    await expect(questions).toHaveCount(2)
    await expect(questions.last()).toContainText('Do you work with Kafka?')
    await expect(field).toHaveValue('')
    await expect(log.locator('[data-role="assistant"]')).toHaveCount(3)
  })

  test('while an answer is being written, and then typed on, waits for the next Enter', async ({ page }) => {
    const sendTexts = await holdTexts(page)
    const { field, send, log } = await openChat(page)
    await field.fill('Do you work with Okta?')
    await field.press('Enter')
    await field.fill('Do you work')
    await field.press('Enter')
    await field.pressSequentially(' with')
    sendTexts()
    await expect(send).toBeEnabled()
    await expect(field).toHaveValue('Do you work with')
    await expect(log.locator('[data-role="user"]')).toHaveCount(1)
  })
})

test.describe('an answer on its way, with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('shows that it is being written, and nothing else can be sent until it stands', async ({ page }) => {
    await page.clock.install()
    const { field, send, panel, log } = await openChat(page)
    await page.clock.pauseAt(new Date(Date.now() + 60_000))
    await field.fill('Values')
    await send.click()
    await expect(field).toHaveValue('')
    await expect(panel.locator('[data-typing]')).toBeVisible()
    await field.fill('Pricing')
    await expect(send).toBeDisabled()
    await page.clock.runFor(1000)
    await expect(log).toContainText(`The values of ${site.name}`)
    await expect(panel.locator('[data-typing]')).toHaveCount(0)
    await expect(send).toBeEnabled()
    await expect(field).toHaveValue('Pricing')
  })
})

test('an answer whose code could not be loaded is apologized for', async ({ page }) => {
  await page.goto('/about')
  const { button, field, log, send } = chatOn(page)
  await button.hover()
  await expect(page.locator('link[rel="modulepreload"][href*="ChatAssistant"]')).toHaveCount(1)
  await page.route('**/assets/**', (route) =>
    /ChatAssistant|mount/.test(route.request().url()) ? route.continue() : route.abort(),
  )
  await button.click()
  await field.fill('What do you do?')
  await field.press('Enter')
  await expect(log).toContainText(chatMessages.replyFailed)
  await field.fill('Again')
  await expect(send).toBeEnabled()
})

test.describe('answers', () => {
  const [riskReduction, projects] = [claimNamed('riskReduction'), claimNamed('projects')]
  const questions: Record<string, [question: string, fact: string | undefined]> = {
    'the company': ['Tell me about your company', `${projects.figure} ${projects.text}`],
    services: ['What services do you offer?', overviewServices[3]?.description],
    AI: ['Tell me about AI', services['ai-systems']?.benefits[0]],
    'data analytics': ['We need dashboards', services['data-analytics']?.features[0]],
    security: ['Security', services.cybersecurity?.features[2]],
    'digital transformation': ['Digital transformation?', services['digital-transformation']?.benefits[1]],
    automation: ['Process automation', services.automation?.features[1]],
    'the process': ['How do you work?', servicesPage.steps[4]?.title],
    pricing: ['What are your prices?', servicesPage.steps[1]?.details[3]],
    contact: ['How can I contact you?', site.email.hello],
    'the blog': ['Do you have a blog?', blogSubjects[4]],
    values: ['What are your values?', about.values[2]?.description],
    expertise: ['What is your expertise?', about.expertise[0]?.technologies[0]],
    ROI: ['What are the benefits?', `Up to ${riskReduction.figure} risk reduction`],
    'case studies': ['Do you have case studies?', caseStudies[1]?.description],
  }

  test('state what the site states, on every topic', async ({ page }) => {
    await page.clock.install()
    const { log } = await openChat(page)
    const latest = log.locator('[data-role="assistant"]').last()
    for (const [topic, [question, fact]] of Object.entries(questions)) {
      await test.step(topic, async () => {
        // Ten messages in a minute are the most.
        await page.clock.fastForward(7_000)
        await sendQuestion(page, question)
        await expect(latest).toContainText(fact ?? `no fact about ${topic}`)
        await expect(latest.getByRole('link').first()).toHaveAttribute('href', /^(?:\/|mailto:|https:)/)
      })
    }
  })

  test('else are a help menu whose replies are sent with one click', async ({ page }) => {
    const { panel, log, quickReplies } = await openChat(page)
    await sendQuestion(page, 'Wherefore art thou Romeo')
    await expect(log).toContainText(chatAnswers.none)
    await expect(quickReplies.getByRole('button')).toHaveCount(16)
    await quickReplies.getByRole('button', { name: 'Case studies' }).click()
    await expect(panel.getByRole('group', { name: words.conversation })).toBeFocused()
    await expect(log).toContainText(caseStudies[0]?.description ?? 'a first case study')
  })

  test('are copied as text, which is confirmed for two seconds', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.clock.install()
    const { panel } = await openChat(page)
    await sendQuestion(page, 'How can I contact you?')
    await page.clock.pauseAt(new Date(Date.now() + 60_000))
    await panel.getByRole('button', { name: words.copy }).click()
    await expect(panel.getByRole('button', { name: words.copied })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(site.email.hello)
    await page.clock.runFor(2000)
    await expect(panel.getByRole('button', { name: words.copy })).toBeVisible()
  })

  test('a link to a page of this site closes the panel and leads there', async ({ page }) => {
    const { log, panel } = await openChat(page)
    await sendQuestion(page, 'Values')
    await log.getByRole('link', { name: `About ${site.name}` }).click()
    await expect(page).toHaveURL('/about')
    await expect(panel).toBeHidden()
  })

  test('to questions quote the site word for word, and name page and heading', async ({ page }) => {
    const { log, panel } = await openChat(page)
    await sendQuestion(page, 'Who owns the code once we have paid?')
    const figure = log.getByRole('figure').first()
    const quoted = await figure.getByRole('paragraph').first().innerText()
    const source = figure.getByRole('link', { name: /^Terms of Service: / })
    await expect(source).toHaveAttribute('href', /^\/terms#/)
    await source.press('Enter')
    await expect(page).toHaveURL(/\/terms#/)
    await expect(panel).toBeHidden()
    await expect(page.getByRole('main')).toContainText(quoted.slice(-80))
    await expect(page.locator(':target')).toBeInViewport()
  })

  test('say plainly what this site does not answer, and lead on', async ({ page }) => {
    const { log, quickReplies, person } = await openChat(page)
    const latest = log.locator('[data-role="assistant"]').last()
    await sendQuestion(page, 'Wherefore art thou Romeo')
    await expect(latest).toContainText(chatAnswers.none)
    await sendQuestion(page, 'Do you have an office in Tokyo?')
    await expect(latest).toContainText('gives no office address')
    await expect(log.getByRole('figure')).toHaveCount(0)
    await sendQuestion(page, 'Are you ISO 27001 certified?')
    await expect(latest).toContainText('the ones we map your controls to')
    await expect(latest.getByRole('figure').getByRole('link')).toHaveAttribute('href', /^\/contact#/)
    await expect(quickReplies.getByRole('button', { name: 'Contact', exact: true })).toBeVisible()
    await expect(person).toBeVisible()
  })

  test('are kept with their sources on the next page', async ({ page }) => {
    await openChat(page)
    await sendQuestion(page, 'Do you work with Okta?')
    const { log } = await openChat(page, '/services')
    await expect(log.getByRole('figure').first().getByRole('link')).toHaveAttribute(
      'href',
      /^\/cybersecurity/,
    )
  })

  test('come from topics alone where the texts of the site do not load, say so, and try again', async ({
    page,
  }) => {
    await page.route(`**${siteIndexPath}`, (route) => route.abort())
    const { log } = await openChat(page)
    await sendQuestion(page, 'Do you work with Okta?')
    await expect(log).toContainText('The text of this site could not be loaded')
    await sendQuestion(page, 'Values')
    await expect(log).toContainText(about.values[0]?.description ?? 'a first value')
    await expect(log.getByRole('figure')).toHaveCount(0)
    await page.unroute(`**${siteIndexPath}`)
    await sendQuestion(page, 'Do you work with Okta?')
    await expect(log.getByRole('figure').first()).toBeVisible()
  })

  test('cost nothing before the first touch, and sending fetches nothing', async ({ page, context }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await page.goto('/about')
    const { button, field, log } = chatOn(page)
    await expect(button).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(requests.filter((path) => /ChatAssistant|react|search\//i.test(path))).toEqual([])
    const index = page.waitForResponse(`**${siteIndexPath}`)
    await button.click()
    await expect(field).toBeVisible()
    await (await index).finished()
    const rest = page.waitForResponse(`**${assistantPath}`)
    await field.fill('W')
    await (await rest).finished()
    await page.waitForLoadState('networkidle')
    requests.length = 0
    await context.setOffline(true)
    await sendQuestion(page, 'What is your process?')
    await sendQuestion(page, 'Do you work with Okta?')
    await expect(log.getByRole('figure').first()).toBeVisible()
    await sendQuestion(page, 'Wherefore art thou Romeo')
    expect(requests).toEqual([])
  })
})

test.describe('conversation', () => {
  test('is kept on the next page of the session, not in another tab, until it is reset', async ({
    page,
    context,
  }) => {
    await openChat(page)
    await sendQuestion(page, 'What are your values?')
    const { log, field, panel } = await openChat(page, '/services')
    await expect(log).toContainText('What are your values?')
    await expect(log).toContainText(`The values of ${site.name}`)
    const other = await context.newPage()
    await expect((await openChat(other, '/services')).log).not.toContainText('What are your values?')
    await field.fill('half a question')
    await panel.getByRole('button', { name: words.reset }).click()
    await expect(log).not.toContainText('What are your values?')
    await expect(log).toContainText(greeting)
    await expect(field).toHaveValue('')
    await page.reload()
    await expect((await openChat(page, '/services')).log).not.toContainText('What are your values?')
  })

  for (const address of ['/about', '/', '/contact']) {
    test(`"Talk to a person" on ${address} drafts the contact message and sends nothing`, async ({
      page,
    }) => {
      const posted: string[] = []
      page.on('request', (request) => {
        // The count of page views is no message: it carries an address of the site and nothing typed.
        const isView = request.url().endsWith('/api/views')
        if (request.method() !== 'GET' && !isView) posted.push(request.url())
      })
      const { person } = await openChat(page, address)
      await expect(person).toBeVisible()
      await sendQuestion(page, 'Do you review threat models?')
      await person.click()
      await expect(page).toHaveURL('/contact#contact-form')
      const message = page.getByLabel('Message', { exact: true })
      await expect(message).toHaveValue(/- Do you review threat models\?/)
      await expect(message).toBeEditable()
      await expect(message).toBeInViewport()
      if (address === '/contact') await expect(message).toBeFocused()
      await message.fill('My own words instead.')
      await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled()
      expect(posted).toEqual([])
    })
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the button is not shown', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(chatOn(page).button).toBeHidden()
  })
})
