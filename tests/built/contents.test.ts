import { blockOf, blockPages } from '@lintel/engine/content/blockPages.ts'
import { getCollection, getContent, getEntry } from '@lintel/engine/content/store.ts'
import { chatPanel, contactForm, navigationLabels } from '@lintel/engine/content/strings.ts'
import { plainText } from '@lintel/kit/chat/answer.ts'
import { topics } from '@lintel/kit/chat/topics/index.ts'
import { site } from '@site/data/site.ts'
import { type HTMLElement, parse } from 'node-html-parser'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { BlockName, BlockOf } from '#components/blocks/schemas.ts'
import { ToolCards } from '#components/blocks/tool-list/ToolList.tsx'
import { decoded, pages, publicPages } from './artefact.ts'

const parsed = new Map<string, HTMLElement>()

function pageAt(path: string): HTMLElement {
  const cached = parsed.get(path)
  if (cached) return cached
  const html = pages.find((page) => page.path === path)?.html
  if (html === undefined) throw new Error(`There is no page ${path}.`)
  const root = parse(html)
  parsed.set(path, root)
  return root
}

const one = (root: HTMLElement, selector: string): HTMLElement => {
  const element = root.querySelector(selector)
  if (!element) throw new Error(`There is no ${selector}.`)
  return element
}

/** What people read of an element, with what is for them alone who cannot see left out where `seen` is set. */
function visibleText(element: HTMLElement, isVisible = false): string {
  const copy = parse(element.toString())
  for (const part of copy.querySelectorAll(
    isVisible ? 'script, style, .sr-only, [aria-hidden="true"]' : 'script, style',
  ))
    part.remove()
  return decoded(copy.toString().replaceAll(/<[^>]+>/g, ' '))
    .replaceAll(/\s+/g, ' ')
    .trim()
}

const main = (path: string) => one(pageAt(path), 'main')
const textsOf = (root: HTMLElement, selector: string) =>
  root.querySelectorAll(selector).map((element) => visibleText(element, true))
const hrefsOf = (root: HTMLElement) => root.querySelectorAll('a').map((link) => link.getAttribute('href'))

/** The addresses that links of one name lead to. */
const linked = (root: HTMLElement, name: string) =>
  root
    .querySelectorAll('a')
    .filter((link) => visibleText(link, true) === name)
    .map((link) => link.getAttribute('href'))

/** The section below a heading. */
function section(path: string, title: string): HTMLElement {
  const heading = main(path)
    .querySelectorAll('h1, h2')
    .find((candidate) => visibleText(candidate, true) === title)
  const closest = heading?.closest('section')
  if (!closest) throw new Error(`${path} has no section "${title}".`)
  return closest
}

/** The parts of a page in their order: where each of these texts begins. */
function expectOrder(root: HTMLElement, ...texts: string[]) {
  const text = visibleText(root)
  let from = 0
  for (const part of texts) {
    const at = text.indexOf(part, from)
    expect(at, `"${part}" after "${text.slice(Math.max(0, from - 40), from)}"`).toBeGreaterThan(-1)
    from = at + part.length
  }
}

const delaysOf = (root: HTMLElement, selector: string) =>
  root.querySelectorAll(selector).map((card) => Number(card.getAttribute('data-reveal-delay') ?? 0))

/** A block of a page. */
function blockOn<Name extends BlockName>(path: string, name: Name): BlockOf<Name> {
  const block = blockOf(blockPages().find(({ href }) => href === path) ?? { blocks: [] }, name)
  if (!block) throw new Error(`${path} has no block "${name}".`)
  return block as BlockOf<Name>
}

/** The numbered sections of a legal text. */
const numbered = (path: string) => textsOf(main(path), 'h2').filter((heading) => /^\d+\. /.test(heading))

/** What the pages of services have: names where they were asked for. */
const detailPages: {
  path: string
  capabilities?: string[]
  steps?: string[]
  categories?: string[]
  ways?: string[]
}[] = [
  {
    path: '/ai-systems',
    capabilities: ['LLM Applications', 'Intelligent Agents', 'Custom AI Models', 'AI Integration'],
    steps: ['Discovery & Strategy', 'Design & Development', 'Deployment & Monitoring'],
    ways: ['/contact', '/services', '/blog'],
  },
  {
    path: '/data-analytics',
    capabilities: [
      'Data Engineering',
      'Business Intelligence',
      'Predictive Analytics',
      'Real-time Analytics',
    ],
    categories: ['Data Processing', 'Cloud Platforms', 'Analytics & BI', 'Machine Learning'],
  },
  { path: '/cybersecurity' },
  {
    path: '/digital-transformation',
    capabilities: ['Digital Strategy', 'Process Automation', 'Customer Experience', 'Cloud Migration'],
  },
  { path: '/automation' },
]

describe('every page', () => {
  test.each(pages)(
    '$path has the skip link, the assistant’s button and the way back to the top',
    ({ path }) => {
      const root = pageAt(path)
      expect(visibleText(one(root, 'a[href="#main"]'))).toBe(navigationLabels.skipToContent)
      expect(root.querySelectorAll('[data-back-to-top]')).toHaveLength(1)
      expect(root.querySelectorAll(`button[aria-label="${chatPanel.open}"]`)).toHaveLength(1)
    },
  )

  test.each(pages)(
    '$path leads from its footer to the pages, the networks, mail and WhatsApp',
    ({ path }) => {
      const footer = one(pageAt(path), 'footer[data-site-footer]')
      expect(hrefsOf(footer)).toEqual(
        expect.arrayContaining([
          '/ai-systems',
          '/data-analytics',
          '/automation',
          '/cybersecurity',
          '/digital-transformation',
          '/about',
          '/careers',
          '/blog',
          '/case-studies',
          '/contact',
          '/privacy-policy',
          '/terms',
          '/cookies',
          ...Object.values(site.social).filter(Boolean),
          `mailto:${site.email.hello}`,
          ...(site.whatsapp ? [`https://wa.me/${site.whatsapp}`] : []),
        ]),
      )
    },
  )
})

test('no page asks anybody to sign in', () => {
  const asking = pages.filter(({ html }) => html.includes('type="password"'))
  expect(asking.map(({ path }) => path)).toEqual([])
})

/** The words that the product comes with. Once the site is somebody else's, its words are theirs. */
describe.runIf(site.name === 'Lintel')('as it comes', () => {
  test('the skip link, the menu, the assistant and the way to the top are named', () => {
    expect(navigationLabels).toMatchObject({
      skipToContent: 'Skip to main content',
      backToTop: 'Back to top',
      openMenu: 'Open menu',
    })
    expect(chatPanel).toMatchObject({ title: 'AI Assistant', length: '{count}/{most} characters' })
  })

  test('the form says what was asked for as it saves, restores, sends and has sent', () => {
    expect(contactForm).toMatchObject({
      draftRestored: 'Draft restored from previous session',
      clearDraft: 'Clear',
      autosaveEnabled: 'Auto-save enabled',
      savingDraft: 'Saving draft',
      draftSaved: 'Draft saved',
      securityAlert: 'Security Alert',
    })
    const { title, again } = getContent('pages', 'contact').sent
    expect([title, again.label]).toEqual(['Message Sent Successfully', 'Send Another Message'])
  })

  test('the header leads to the services, the parts of the home page, tools, blog and contact', () => {
    const navigation = one(pageAt('/about'), 'header nav[aria-label="Main"]')
    const services = hrefsOf(one(navigation, '#services-menu ul'))
    expect(services.toSorted()).toEqual([...detailPages.map(({ path }) => path), '/consulting'].toSorted())
    const entries = navigation
      .querySelectorAll('a')
      .filter((link) => !link.closest('#services-menu'))
      .map((link) => link.getAttribute('href'))
    const expected = ['/services', '/#who-we-help', '/#why-choose', '/#about', '/tools', '/blog']
    expect(entries.filter((href) => expected.includes(href ?? ''))).toEqual(expected)
    expect(entries).toEqual(expect.arrayContaining(['/case-studies', '/specimens']))
    expect(linked(one(pageAt('/about'), 'header'), 'Contact Us')).toContain('/contact')
  })

  test('the footer has the newsletter box, with a field for an email address and Subscribe', () => {
    const footer = one(pageAt('/'), 'footer[data-site-footer]')
    expect(visibleText(footer)).toContain('Stay updated')
    expect(footer.querySelectorAll('input[type="email"]')).toHaveLength(1)
    expect(textsOf(footer, 'form button')).toEqual(['Subscribe'])
  })

  test('the home page has its sections in their order', () => {
    const sections = main('/').querySelectorAll('section')
    expect(pageAt('/').querySelectorAll('[data-reading-progress]')).toHaveLength(1)
    expect(sections.map((each) => each.id).filter((id) => id !== '')).toEqual([
      'who-we-help',
      'services',
      'why-choose',
      'about',
      'contact',
    ])
    expect(visibleText(sections[0] ?? main('/'))).toContain('AI solutions')
    expect(one(main('/'), '#contact').querySelectorAll('form')).toHaveLength(1)
  })

  test('the hero of the home page leads to contact and services', () => {
    const [hero] = main('/').querySelectorAll('section')
    if (!hero) throw new Error('There is no hero.')
    expect(linked(hero, 'Start Your AI Project')).toEqual(['/contact'])
    expect(linked(hero, 'Explore Our Solutions')).toEqual(['/services'])
    const particles = hero.querySelectorAll('.particles path').map((path) => path.getAttribute('d') ?? '')
    expect(particles.join('').match(/h0/g)).toHaveLength(50)
  })

  test('the home page names four audiences, three services, four reasons and three pillars', () => {
    const part = (id: string) => one(main('/'), `#${id}`)
    expect(part('who-we-help').querySelectorAll('h3')).toHaveLength(4)
    // The three that the page is asked for come first, as what is shown once it is near; the others follow alike.
    const services = one(part('services'), '[data-lazy]')
    expect(textsOf(services, 'h3')).toEqual([
      'AI Systems & Applications',
      'Data & Analytics',
      'Digital Transformation Strategy',
    ])
    expect(services.querySelectorAll('h3 a').map((link) => link.getAttribute('href'))).toEqual([
      '/ai-systems',
      '/data-analytics',
      '/digital-transformation',
    ])
    expect(linked(part('services'), 'Explore All Services')).toEqual(['/services'])
    expect(part('services').querySelectorAll('[data-lazy]')).toHaveLength(1)
    expect(textsOf(part('why-choose'), 'h3')).toEqual([
      'Architect-Led Delivery',
      'Secure and Scalable by Default',
      'Full-Stack Capability',
      'Proven Methodology',
    ])
    expect(visibleText(part('why-choose'))).toContain('Discover, Architect, Build, Harden, Operate')
    expect(part('about').querySelectorAll('h3')).toHaveLength(3)
    expect(hrefsOf(part('about'))).toContain('/about')
  })

  test('the overview of the services has five cards, each with its first three features in plain sight', () => {
    const overview = one(main('/services'), '#overview')
    const cards = overview.querySelectorAll('li').filter((item) => item.querySelector('h3'))
    const shown = [
      'ai-systems',
      'data-analytics',
      'digital-transformation',
      'automation',
      'consulting',
    ] as const
    expect(cards.map((card) => one(card, 'h3 a').getAttribute('href'))).toEqual(shown.map((id) => `/${id}`))
    expect(overview.querySelectorAll('details')).toHaveLength(0)
    for (const [index, id] of shown.entries())
      expect(textsOf(cards[index] ?? overview, 'li')).toEqual(getEntry('services', id)?.features.slice(0, 3))
    expect(cards.map((card) => Number(card.getAttribute('data-reveal-delay') ?? 0))).toEqual([
      0, 100, 200, 300, 400,
    ])
  })

  test('the overview of the services leads to contact and to its own overview, and has five steps', () => {
    const root = main('/services')
    expect(linked(root, 'Get Started Today')).toEqual(['/contact'])
    expect(linked(root, 'Explore Our Services')).toEqual(['#overview'])
    expect(linked(root, 'Start Your AI Journey')).toEqual(['/contact'])
    expect(textsOf(section('/services', blockOn('/services', 'steps').title), 'h3')).toEqual([
      'Discovery & Assessment',
      'Strategy & Planning',
      'Architecture & Design',
      'Implementation & Integration',
      'Optimization & Support',
    ])
  })

  test.each(detailPages)('$path has its capabilities, process, tools, advantages and ways on', (page) => {
    const { path } = page
    const under = (name: 'capabilities' | 'steps' | 'tools' | 'advantages', selector = 'h3') =>
      textsOf(section(path, blockOn(path, name).title), selector)
    const capabilities = under('capabilities')
    expect(capabilities).toHaveLength(4)
    expect(capabilities).toEqual(page.capabilities ?? capabilities)
    const steps = under('steps')
    expect(steps).toHaveLength(3)
    expect(steps).toEqual(page.steps ?? steps)
    if (path !== '/ai-systems') {
      const categories = under('tools', 'dt')
      expect(categories.length).toBeGreaterThan(1)
      expect(categories).toEqual(page.categories ?? categories)
    }
    expect(under('advantages')).toHaveLength(4)
    expect(hrefsOf(section(path, blockOn(path, 'closing').title))).toEqual(
      page.ways ?? ['/contact', '/services'],
    )
  })

  test('six industries are told with what is measured on /cybersecurity, six applications on /automation', () => {
    for (const path of ['/cybersecurity', '/automation']) {
      const applications = blockOn(path, 'applications')
      const list = section(path, applications.title)
      expect(textsOf(list, 'h3'), path).toHaveLength(6)
      for (const { metrics } of applications.entries) expect(visibleText(list), path).toContain(metrics)
    }
  })

  test('six threats are rated, and six standards have complete coverage', () => {
    const threats = blockOn('/cybersecurity', 'ring-sheet')
    const compliance = blockOn('/cybersecurity', 'compliance')
    const rows = (title: string) => section('/cybersecurity', title).querySelectorAll('li')
    const entries = section('/cybersecurity', threats.title).querySelectorAll('fieldset li')
    const ratings = entries.map((entry) => entry.querySelectorAll('dd'))
    expect(ratings).toHaveLength(6)
    for (const [prevalence, impact] of ratings) {
      expect(visibleText(prevalence ?? main('/cybersecurity'), true)).toMatch(
        /(?:^| )(?:Low|Medium|(?:Very )?High)$/,
      )
      expect(visibleText(impact ?? main('/cybersecurity'), true)).toMatch(/(?:^| )(?:High|Critical)$/)
    }
    const coverage = rows(compliance.title).map((row) => visibleText(row, true))
    expect(coverage).toHaveLength(6)
    for (const row of coverage) expect(row).toMatch(/Complete Coverage$/)
  })

  test('consulting has its value points, services, industries, phases and differentiators', () => {
    const on = <Name extends BlockName>(name: Name) => blockOn('/consulting', name)
    const under = (title: string, selector = 'h3') => textsOf(section('/consulting', title), selector)
    const [hero] = main('/consulting').querySelectorAll('section')
    expect(visibleText(hero ?? main('/consulting'))).toContain('Strategic IT consulting')
    expect(hrefsOf(hero ?? main('/consulting'))).toEqual(expect.arrayContaining(['/contact', '#services']))
    expect(one(main('/consulting'), '#services').querySelectorAll('h3')).toHaveLength(6)
    expect(under(on('service-matrix').title, 'h4')).toEqual(
      Array(6).fill(['Key features', 'Deliverables']).flat(),
    )
    expect(under(on('survey-sheet').title)).toHaveLength(4)
    expect(under(on('industries').title)).toHaveLength(6)
    for (const { examples } of on('industries').entries) expect(examples.length).toBeGreaterThan(0)
    expect(under(on('phases').title)).toHaveLength(4)
    expectOrder(section('/consulting', on('phases').title), '1–2 weeks', '2–3 weeks', '1–2 weeks', 'Ongoing')
    expect(under(on('advantages').title)).toHaveLength(3)
    expect(hrefsOf(section('/consulting', on('closing').title))).toEqual(['/contact', '/services'])
  })

  test('the about page has its story, figures, mission, vision, values, expertise and ways on', () => {
    const about = <Name extends BlockName>(name: Name) => blockOn('/about', name)
    const story = visibleText(section('/about', about('story').title))
    for (const figure of [/10\+ internal products/, /100% architecture-first/, /24\/7 innovation focus/])
      expect(story).toMatch(figure)
    expect(story).toMatch(/5\+ years experience/)
    expectOrder(main('/about'), 'Mission', 'Vision')
    expect(textsOf(section('/about', about('values').title), 'h3')).toHaveLength(6)
    expect(textsOf(section('/about', about('expertise').title), 'h3')).toEqual([
      'AI & Machine Learning',
      'Data & Analytics',
      'Cybersecurity',
    ])
    expect(hrefsOf(section('/about', about('closing').title))).toEqual(['/contact', '/services'])
  })

  test('the case studies have their heading, introduction, three cards and the way back up', () => {
    const root = main('/case-studies')
    expect(visibleText(one(root, 'h1.sr-only'))).toBe('Case Studies')
    expectOrder(
      root,
      'Proof of Impact',
      'Measured outcomes from AI systems, analytics, and secure transformation programs.',
      'Ready to transform your business?',
      'View Case Studies',
    )
    const cards = root.querySelectorAll('li.case-study')
    expect(cards.map((card) => visibleText(one(card, 'h3'), true))).toEqual([
      'Retail demand forecasting',
      'Healthcare triage',
      'SMB back-office automation',
    ])
    for (const card of cards) {
      expect(card.querySelectorAll('svg[role="img"], img[alt]').length).toBeGreaterThan(0)
      expect(textsOf(card, 'a')).toContain('Learn More')
    }
    expect(linked(root, 'View Case Studies')).toEqual(['#case-studies'])
    expect(root.querySelectorAll('#case-studies')).toHaveLength(1)
  })

  test('the case studies appear at shares of 0.4, 0.3 and 0.2, their cards 100 ms apart', () => {
    const shares = main('/case-studies')
      .querySelectorAll('[data-reveal]')
      .map((part) => part.getAttribute('data-reveal'))
    expect(shares).toEqual(['0.4', '0.3', '0.3', '0.3', '0.2'])
    expect(delaysOf(main('/case-studies'), 'li.case-study')).toEqual([0, 100, 200])
  })

  test('the contact page has a hidden heading, the form and the response time', () => {
    expect(visibleText(one(main('/contact'), 'h1.sr-only'))).toBe('Contact')
    const form = one(main('/contact'), 'form')
    expect(textsOf(form, 'label')).toEqual(['Name', 'Email', 'Company', 'Message'])
    expect(visibleText(form)).toContain('Company optional')
    expect(visibleText(form)).toContain('0/1000')
    expect(visibleText(main('/contact'))).toContain('4 to 6 hours')
  })

  test('the careers page says what was asked for, in its order', () => {
    const root = main('/careers')
    const mail = `mailto:${site.email.careers}`
    expectOrder(
      root,
      'Shape the Future of Technology',
      'Send Your Resume',
      'Learn About Us',
      'Open Positions',
      'There are no current openings.',
      'send us your resume by email',
      'What We Value',
      'Passion for Innovation',
      'Collaborative Culture',
      'Continuous Learning',
      'Global Impact',
      'Benefits & Perks',
      'Competitive Compensation',
      'Market-leading salaries and performance bonuses',
      'Flexible Work',
      'Remote-first with flexible hours',
      'Innovation Time',
      'Dedicated time for personal projects and R&D',
      'Health & Wellness',
      'Comprehensive health coverage and wellness programs',
      'How to Apply',
      '1 Send Your Resume',
      '2 Connect With Us',
      '3 Stay in Touch',
      'Ready to Join Our Mission?',
      'Send Your Resume',
      'Learn More About Us',
    )
    expect(linked(root, 'Send Your Resume')).toEqual([mail, mail])
    expect(linked(root, 'Learn About Us')).toEqual(['/about'])
    expect(linked(root, 'Learn More About Us')).toEqual(['/about'])
    const network = one(root, `a[href="${site.social.linkedin}"]`)
    expect(network.getAttribute('target')).toBe('_blank')
    expect(network.closest('li')?.querySelector('h3')?.text).toContain('Connect With Us')
  })

  test.each([
    ['/careers', 'What We Value', [0, 100, 200, 300]],
    ['/careers', 'Benefits & Perks', [0, 100, 200, 300]],
    ['/careers', 'How to Apply', [0, 100, 200]],
  ])('on %s the cards of “%s” appear 100 ms apart', (path, title, delays) => {
    expect(delaysOf(section(path, title), 'li[data-reveal]')).toEqual(delays)
  })

  test('tools appear 150 ms apart', () => {
    const [tool] = getCollection('tools')
    if (!tool) throw new Error('There is no tool.')
    const list = parse(
      renderToStaticMarkup(
        createElement(ToolCards, {
          use: blockOn('/tools', 'tool-list').use,
          tools: [tool, { ...tool, id: 'second' }, { ...tool, id: 'third' }],
        }),
      ),
    )
    expect(delaysOf(list, 'li[data-reveal]')).toEqual([0, 150, 300])
  })

  test('the assistant knows the figures of the firm, five services and what the blog is about', () => {
    const answerOf = (name: string) => {
      const topic = topics.find(({ id }) => id === name)
      return topic ? plainText(topic.answer()) : ''
    }
    for (const figure of ['50+ projects', '100% satisfaction', '24/7 support', '5+ years experience'])
      expect(answerOf('company')).toContain(figure)
    for (const service of [
      'AI Systems & Applications',
      'Data & Analytics',
      'Digital Transformation Strategy',
      'Process Automation',
      'Technology Consulting',
    ])
      expect(answerOf('services')).toContain(service)
    expect(answerOf('contact')).toContain('4 to 6 hours on business days, 9 AM to 6 PM EST')
    expect(answerOf('contact')).toContain(site.email.hello)
    expect(answerOf('blog')).toContain('Process automation')
    for (const claim of ['Up to 85% risk reduction', 'Up to 80% less manual work'])
      expect(answerOf('roi')).toContain(claim)
  })

  test('articles appear 150 ms apart', () => {
    expect(delaysOf(main('/blog'), 'li[data-reveal]')).toEqual([0, 150, 300, 450, 600, 750, 900, 1050])
  })

  test('the list of articles begins with the way home, its badge and its heading, and ends with Stay Updated', () => {
    const root = main('/blog')
    expect(linked(root, 'Back to Home')).toEqual(['/'])
    expectOrder(
      root,
      'Back to Home',
      'Our Blog',
      'Insights & Innovation',
      'AI systems, data analytics and digital transformation',
      'Read More',
      'Stay Updated',
      'Subscribe',
    )
    const box = section('/blog', 'Stay Updated')
    expect(box.querySelectorAll('input[type="email"]')).toHaveLength(1)
    expect(textsOf(box, 'form button')).toEqual(['Subscribe'])
  })

  test('a card of the blog has its picture, day, firm, title, description, topics and way on', () => {
    const cards = main('/blog').querySelectorAll('li[data-reveal]')
    expect(cards).toHaveLength(8)
    for (const card of cards) {
      const picture = one(card, 'svg, img')
      const [, , width, height] = (picture.getAttribute('viewBox') ?? '0 0 800 400').split(' ').map(Number)
      expect((width ?? 0) / (height ?? 1)).toBe(2)
      expect(visibleText(card)).toContain(site.name)
      const [title, more] = [one(card, 'h2 a'), card.querySelectorAll('a').at(-1)]
      expect(title.getAttribute('href')).toMatch(/^\/blog\/[a-z-]+$/)
      expect(more?.getAttribute('href')).toBe(title.getAttribute('href'))
      expect(more?.text).toContain('Read More')
      expect(card.querySelectorAll('time[datetime^="2025-0"]')).toHaveLength(1)
      expect(card.querySelectorAll('ul li').length).toBeGreaterThan(0)
    }
    const days = cards.map((card) => one(card, 'time').getAttribute('datetime'))
    expect([days[0], days.at(-1)]).toEqual(['2025-03-10', '2025-01-15'])
  })

  test('articles lead to contact, and to the one about reliable systems', () => {
    const articles = publicPages.filter(({ path }) => /^\/blog\/[a-z-]+$/.test(path))
    expect(articles).toHaveLength(8)
    const textLinks = articles.map(({ path }) => hrefsOf(one(main(path), '.prose')))
    for (const links of textLinks) expect(links).toContain('/contact')
    expect(textLinks.flat()).toContain('/blog/building-reliable-ai-systems')
  })

  test('the list of tools has a card with all its parts, and offers a tool of one’s own', () => {
    const root = main('/tools')
    const [tool] = getCollection('tools')
    if (!tool) throw new Error('There is no tool.')
    expect(getCollection('tools')).toHaveLength(1)
    expect(linked(root, 'Back to Home')).toEqual(['/'])
    const card = one(root, 'li[data-reveal]')
    expect(card.querySelectorAll('svg').length).toBeGreaterThan(0)
    expectOrder(card, 'Streaming', tool.title, tool.description, ...tool.tags, 'Use Tool')
    expect(hrefsOf(card).at(-1)).toBe(`/tools/${tool.id}`)
    expect(hrefsOf(section('/tools', 'Need a Custom Tool?'))).toEqual(['/contact', '/services'])
  })

  test('the page of a tool has its parts in their order', () => {
    const [tool] = getCollection('tools')
    if (!tool) throw new Error('There is no tool.')
    const path = `/tools/${tool.id}`
    expectOrder(
      main(path),
      'Streaming',
      tool.title,
      tool.detailedDescription,
      ...tool.tags,
      'Open Tool',
      'Get Support',
      'Key Features',
      ...tool.features,
      'Try the Tool',
      'Get in Touch',
    )
    expect(linked(main(path), 'Get Support')).toEqual(['/contact'])
    expect(linked(main(path), 'View All Tools')).toEqual(['/tools'])
    expect(linked(main(path), 'Get in Touch')).toEqual(['/contact'])
  })

  test('the privacy policy is dark in either theme, with its contents and 11 sections', () => {
    const root = main('/privacy-policy')
    expect(root.querySelectorAll('.dark-page')).toHaveLength(1)
    expect(numbered('/privacy-policy')).toEqual([
      '1. Introduction',
      '2. Information We Collect',
      '3. How We Use Information',
      '4. How We Share Information',
      '5. Security and Retention',
      '6. Cookies',
      '7. Your Rights',
      '8. International Transfers',
      '9. Children',
      '10. Policy Updates',
      '11. Contact',
    ])
    for (const heading of root.querySelectorAll('h2[id]'))
      expect(root.querySelectorAll(`nav a[href="#${heading.id}"]`), heading.id).toHaveLength(1)
    const text = visibleText(root)
    for (const promise of ['within 30 days', 'within 72 hours', 'children under 13'])
      expect(text).toContain(promise)
  })

  test('the terms have a notice, sections 1 to 12, the cap and a call to the legal team', () => {
    expect(numbered('/terms')).toEqual([
      '1. Definitions',
      '2. Acceptance',
      '3. Services Description',
      '4. User Responsibilities and Prohibited Uses',
      '5. Intellectual Property',
      '6. Privacy',
      '7. Disclaimers and Liability Cap',
      '8. Indemnification',
      '9. Termination',
      '10. Governing Law',
      '11. General Provisions',
      '12. Contact Information',
    ])
    expectOrder(
      main('/terms'),
      'Terms of Service',
      'Important notice.',
      '1. Definitions',
      'the amounts that you paid to us in the 12 months preceding',
    )
    const last = main('/terms').querySelectorAll('section').at(-1)
    expect(hrefsOf(last ?? main('/terms'))).toEqual([`mailto:${site.email.legal}`, '/contact'])
  })

  test('the cookie page covers types, use, table, third parties, choices and law', () => {
    expect(numbered('/cookies')).toEqual([
      '1. Types of Cookies and Storage',
      '2. How We Use Cookies and Storage',
      '3. Cookie Table',
      '4. Third-Party Services',
      '5. Management Options',
      '6. Legal Information',
    ])
  })

  test('the cookie table says how long each cookie is kept', () => {
    const [table] = main('/cookies').querySelectorAll('table')
    const durations = Object.fromEntries(
      (table?.querySelectorAll('tbody tr') ?? []).map((row) => {
        const [name, , duration] = row.querySelectorAll('th, td').map((cell) => visibleText(cell, true))
        return [name, duration]
      }),
    )
    expect(durations).toEqual({
      session_id: 'One session',
      csrf_token: 'One session',
      cookie_consent: '1 year',
      _ga: '2 years',
      '_ga_*': '2 years',
      _gid: '24 hours',
      theme_preference: '1 year',
      language_preference: '1 year',
      user_preferences: '6 months',
      _fbp: '3 months',
      ads_preferences: '1 year',
    })
  })

  test('what is not there says so, with the way back', () => {
    expectOrder(main('/404'), '404', 'Oops! Page not found', 'Return to Home')
    expect(linked(main('/404'), 'Return to Home')).toEqual(['/'])
    expectOrder(
      main('/blog/not-found'),
      'Post not found',
      "The blog post you're looking for doesn't exist or has been moved.",
      'Back to Blog',
    )
    expect(linked(main('/blog/not-found'), 'Back to Blog')).toEqual(['/blog'])
    expectOrder(
      main('/tools/not-found'),
      'Tool Not Found',
      "The tool you're looking for doesn't exist.",
      'Back to Tools',
    )
    expect(linked(main('/tools/not-found'), 'Back to Tools')).toEqual(['/tools'])
  })

  test.each([
    ['/cybersecurity', '85%', 'risk reduction'],
    ['/automation', '80%', 'less manual work'],
    ['/case-studies', '1,200+', 'SKUs'],
    ['/case-studies', '14%', 'inventory reduction'],
    ['/case-studies', '32%', 'faster triage'],
    ['/case-studies', '25%', 'lower operating cost'],
  ])('%s states %s %s', (path, figure, what) => {
    expect(visibleText(main(path))).toMatch(
      new RegExp(
        `${figure.replace('+', '\\+')}[ ,]+(?:\\d )?${what}|${what}[^.]{0,40}${figure.replace('+', '\\+')}`,
      ),
    )
  })

  test('the sample calculation of an article says that it is one', () => {
    const text = visibleText(main('/blog/ai-solutions-architecture-business-guide'))
    for (const figure of ['175,000', '80,000', '300,000', '275%', '7 months']) expect(text).toContain(figure)
    expect(text).toMatch(/invented amounts/)
  })

  test('the accent of the brand is a cyan', () => {
    for (const shade of [site.accent.fill.light, site.accent.fill.dark]) {
      const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
        Number.parseInt(shade.slice(at, at + 2), 16),
      )
      expect(shade).toMatch(/^#[0-9a-f]{6}$/)
      expect(Math.min(green, blue)).toBeGreaterThan(3 * red)
      expect(Math.abs(green - blue)).toBeLessThan(64)
    }
  })
})
