import { planted } from './planted.ts'

export const siteFaults = [
  ...planted('packages/rules/spam.ts', 'tests/data/rules/spam.test.ts', [
    ['form: a word repeated five times is spam', 'count > spamLimits.repeats', 'count >= spamLimits.repeats'],
    [
      'form: a keyword inside a longer word is spam',
      'wholeWord(keyword).test(message)',
      'message.includes(keyword)',
    ],
  ]),
  ...planted('packages/rules/contact.ts', 'tests/data/rules/contact.test.ts', [
    [
      'form: a company of 150 characters passes',
      'company.length >= fields.company.under',
      'company.length > fields.company.under',
    ],
  ]),
  ...planted('packages/rules/clientLimits.ts', 'tests/data/rules/clientLimits.test.ts', [
    ['form: a time that is yet to come blocks the next message', '.filter((age) => age >= 0)', ''],
  ]),
  ...planted('packages/rules/chat.ts', 'tests/data/rules/chat.test.ts', [
    [
      'chat: an eleventh message within a minute passes',
      '.length >= chatLimits.rate.messages',
      '.length > chatLimits.rate.messages',
    ],
    [
      'chat: a handler that appears when another is removed stays',
      'while (clean !== before)',
      'while (!clean && clean !== before)',
    ],
  ]),
  ...planted('packages/kit/contact/draft.ts', 'tests/components/contact/draft.test.ts', [
    ['form: a draft of the day before yesterday is restored', 'age < draftLife', 'age < 3 * draftLife'],
  ]),
  ...planted('packages/kit/share/shareLinks.ts', 'tests/components/share/shareLinks.test.ts', [
    ['share: the title is not encoded', '[encodeURIComponent(title), ', '[title, '],
    ['share: where windows are blocked nothing happens', 'else browser.location.assign(href)', ''],
  ]),
  ...planted('packages/engine/content/markdown/pipeline.ts', 'tests/content/hostileMarkdown.test.ts', [
    [
      'outputs: Markdown keeps addresses that run script',
      '  return safe && URL.canParse(safe, site.origin) ? safe : undefined',
      '  return safe ? safe : address',
    ],
  ]),
  ...planted('packages/engine/outputs/sitemap.ts', 'tests/built/found.test.ts', [
    [
      'outputs: the sitemap lists pages that are hidden from search engines',
      'pages.filter(({ hidden }) => !hidden)',
      'pages',
    ],
  ]),
  ...planted('packages/engine/outputs/feeds.ts', 'tests/renderer/outputs/hostilePosts.test.ts', [
    ['outputs: a title with "&" makes the feed ill-formed', 'tags.map(escapeHtml)', 'tags'],
    ['outputs: control characters reach the feed', '  return printable(`<?xml', '  return String(`<?xml'],
  ]),
  ...planted('packages/engine/content/posts.ts', 'tests/content/posts.test.ts', [
    [
      'outputs: drafts are published',
      'return !post.draft && isShownAt(endsOf(post), now)',
      'return isShownAt(endsOf(post), now)',
    ],
    [
      'outputs: a post is published before its date',
      'return !post.draft && isShownAt(endsOf(post), now)',
      'return !post.draft',
    ],
  ]),
  ...planted('packages/kit/document/Head.tsx', 'tests/built/head.test.ts', [
    [
      'outputs: the canonical address lacks the path',
      '<link rel="canonical" href={address} />',
      '<link rel="canonical" href={site.origin} />',
    ],
    [
      'outputs: a description is that of the site',
      '<meta name="description" content={head.description} />',
      '<meta name="description" content={site.name} />',
    ],
  ]),
  ...planted('packages/kit/document/structuredData.ts', 'tests/renderer/outputs/hostilePosts.test.ts', [
    [
      'outputs: a text can end the element of structured data',
      'JSON.stringify(data).replaceAll(',
      'JSON.stringify(data).replace(',
    ],
  ]),
  ...planted('packages/engine/render/stylesByPage.ts', 'tests/built/styles.test.ts', [
    ['outputs: pages lack the styles of their layout', 'kitFiles.layout, ', ''],
  ]),
  ...planted('packages/engine/render/modulesOf.ts', 'tests/e2e/styles.spec.ts', [
    ['outputs: pages lack the styles of what is loaded later', '...dynamicImports.map', '...[].map'],
  ]),
  ...planted('packages/engine/outputs/contentPolicy.ts', 'tests/e2e/theme.spec.ts', [
    ['outputs: inline scripts are not in the policy', '...hashesOf(scripts), ', ''],
  ]),
  ...planted('packages/kit/theme/followTheme.ts', 'tests/e2e/theme.spec.ts', [
    [
      'theme: a dark system shows the light theme',
      "preference === 'dark' || (preference === 'system' && system.matches)",
      "preference === 'dark'",
    ],
    [
      'theme: the choice is forgotten with the page',
      "localStorage.setItem(key, root.dataset.theme ?? '')",
      "localStorage.getItem(root.dataset.theme ?? '')",
    ],
    ['theme: another tab does not follow', 'event.key === key || event.key === null', 'event.key === null'],
  ]),
  ...planted('packages/kit/behaviors/sharing.ts', 'tests/e2e/share.spec.ts', [
    [
      'share: the confirmation of a copy stays',
      'if (copied) timer = setTimeout(confirm, confirmationTime, false)\n    else',
      'if (!copied)',
    ],
  ]),
  ...planted('packages/kit/behaviors/scrolling.ts', 'tests/e2e/share.spec.ts', [
    ['share: the floating bar shows from the start', 'offset > shownBeyond', 'offset >= 0'],
  ]),
  ...planted('packages/kit/hydration/hydrate.ts', 'tests/e2e/islands.spec.ts', [
    [
      'islands: the touch that hydrated an island is lost',
      "      this.setAttribute('hydrated', '')\n      this.#replay()",
      "      this.setAttribute('hydrated', '')",
    ],
    ['islands: what was typed before hydration is lost', '      restoreText()\n', ''],
    [
      'islands: a failed import is not tried again',
      'address).catch(() =>',
      'address).catch((error) => Promise.reject(error) ??',
    ],
  ]),
  ...planted('packages/kit/contact/useContactForm.ts', 'tests/e2e/lateAnswer.spec.ts', [
    [
      'form: the draft stays after the message was sent',
      '    draft.forget()\n    const { receipt }',
      '    const { receipt }',
    ],
  ]),
  ...planted('packages/kit/contact/useContactForm.ts', 'tests/e2e/contactRules.spec.ts', [
    [
      'form: the decoy field is not looked at',
      "if (decoy) setState({ is: 'suspected', message: contactMessages.bot })\n      else if",
      'if',
    ],
  ]),
  ...planted('packages/kit/contact/send.ts', 'tests/e2e/contactRequest.spec.ts', [
    [
      'form: an answer that never came counts as sent',
      '  if (!response) return { sent: false, error: contactMessages.network }',
      '  if (!response) return { sent: true, receipt: {} }',
    ],
  ]),
  ...planted('packages/kit/contact/useContactForm.ts', 'tests/e2e/contactRequest.spec.ts', [
    [
      'form: changed words are sent with the token of the words before',
      '    if (sentFields.current && sentFields.current !== key) renewCsrfToken()\n',
      '',
    ],
  ]),
  ...planted('packages/kit/behaviors/scrolling.ts', 'tests/e2e/navigation.spec.ts', [
    ['scrolling: the button to the top shows too late', 'const shownBeyond = 300', 'const shownBeyond = 600'],
  ]),
  ...planted('packages/kit/behaviors/hashScrolling.ts', 'tests/e2e/scrolling.spec.ts', [
    [
      'scrolling: an element that comes late is not scrolled to',
      'else if (attempt < maxAttempts)',
      'else if (attempt < 1)',
    ],
  ]),
  ...planted('packages/kit/behaviors/menus.ts', 'tests/e2e/navigation.spec.ts', [
    ['navigation: Escape leaves the list of services open', "key !== 'Escape' || ", "key !== 'Esc' || "],
  ]),
  ...planted('packages/kit/consent/load.ts', 'tests/e2e/consent.spec.ts', [
    ['consent: services load before anybody agreed', '    if (!agreed.includes(thirdParty)) continue\n', ''],
  ]),
  ...planted('packages/kit/consent/choice.ts', 'tests/e2e/consent.spec.ts', [
    [
      'consent: a refusal by the browser is passed over',
      'globalPrivacyControl === true',
      "globalPrivacyControl?.toString() === 'on'",
    ],
  ]),
  ...planted('packages/kit/behaviors/pageViews.ts', 'tests/components/behaviors/pageViews.test.ts', [
    [
      'views: whoever asks not to be tracked is counted',
      "if (globalPrivacyControl || doNotTrack === '1') return",
      'if (globalPrivacyControl && doNotTrack) return',
    ],
  ]),
  ...planted('packages/kit/search/SearchDialog.tsx', 'tests/e2e/search.spec.ts', [
    ['search: Enter opens a result of what was typed before', ' || state.query !== cleanQuery(query)', ''],
  ]),
  ...planted('packages/kit/consent/load.ts', 'tests/e2e/consent.spec.ts', [
    [
      'consent: a campaign is forgotten before the site has read it',
      '  document.documentElement.dataset.search = search\n',
      '',
    ],
  ]),
  ...planted('packages/engine/content/pictures.ts', 'tests/content/images.test.ts', [
    [
      'drawings: one whose name ends in capitals may run code',
      '/\\.svg$/i.test(file)',
      '/\\.svg$/.test(file)',
    ],
  ]),
]
