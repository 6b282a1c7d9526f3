// @vitest-environment happy-dom

import { botToken } from '@lintel/kit/contact/botToken.ts'
import { site } from '@site/data/site.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const execute = vi.fn((_siteKey: string, _options: object) => Promise.resolve('token'))
const ready = (isReady: () => void) => setTimeout(isReady, 10)

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.stubGlobal('location', { hostname: 'lintel.example' })
  vi.stubGlobal('grecaptcha', { ready, execute })
  site.thirdParties.recaptchaSiteKey = 'site-key'
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  execute.mockClear()
  site.thirdParties.recaptchaSiteKey = null
})

async function token() {
  const pending = botToken()
  await vi.advanceTimersByTimeAsync(4000)
  return pending
}

test('is asked for with the action of the contact form, once the script is ready', async () => {
  expect(await token()).toBe('token')
  expect(execute.mock.calls).toEqual([['site-key', { action: 'contact_form' }]])
})

test.each(['localhost', '127.0.0.1', '[::1]'])('is not asked for on %s', async (hostname) => {
  vi.stubGlobal('location', { hostname })
  expect(await token()).toBe('')
  expect(execute).not.toHaveBeenCalled()
})

test('is not asked for where the owner configured no check', async () => {
  site.thirdParties.recaptchaSiteKey = null
  expect(await token()).toBe('')
  expect(console.warn).not.toHaveBeenCalled()
})

test.each<[string, unknown, string]>([
  ['the script is not there', undefined, 'Recaptcha script is not available'],
  ['the script refuses', { ready, execute: () => Promise.reject(new Error('bad key')) }, 'bad key'],
  ['the script breaks', { ready, execute: undefined }, 'not a function'],
  ['the script is never ready', { ready: () => undefined, execute }, 'does not answer'],
  ['no answer comes', { ready, execute: () => new Promise(() => undefined) }, 'does not answer'],
])('is empty when %s, and the console says why', async (_, grecaptcha, reason) => {
  vi.stubGlobal('grecaptcha', grecaptcha)
  expect(await token()).toBe('')
  expect(console.warn).toHaveBeenCalledWith(
    expect.objectContaining({ message: expect.stringContaining(reason) }),
  )
})

describe('by Turnstile', () => {
  type Options = Record<'callback' | 'error-callback', (text: string) => void>
  const render = (work: (options: Options) => void) =>
    vi.stubGlobal('turnstile', {
      render: vi.fn((_place: HTMLElement, options: Options) => void setTimeout(() => work(options), 10)),
    })

  beforeEach(() => {
    document.body.innerHTML = '<div id="contact-form"></div>'
    site.thirdParties.turnstileSiteKey = 'turnstile-key'
  })
  afterEach(() => {
    site.thirdParties.turnstileSiteKey = null
  })

  test('it is asked for in a place within the form, which goes again', async () => {
    const form = document.getElementById('contact-form')
    render(({ callback }) => {
      expect(form?.children).toHaveLength(1)
      callback('turnstile-token')
    })
    expect(await token()).toBe('turnstile-token')
    const { turnstile } = window as unknown as { turnstile: { render: ReturnType<typeof vi.fn> } }
    expect(turnstile.render.mock.calls[0]?.[1]).toMatchObject({
      sitekey: 'turnstile-key',
      action: 'contact_form',
      appearance: 'interaction-only',
    })
    expect(form?.children).toHaveLength(0)
    expect(execute).not.toHaveBeenCalled()
  })

  test.each<[string, () => void, string]>([
    ['the script is not there', () => undefined, 'Turnstile script is not available'],
    ['it fails', () => render((options) => options['error-callback']('300030')), 'answers 300030'],
    ['it never answers', () => render(() => undefined), 'does not answer'],
  ])('it is empty when %s', async (_, prepare, reason) => {
    prepare()
    expect(await token()).toBe('')
    expect(console.warn).toHaveBeenCalledWith(
      expect.objectContaining({ message: expect.stringContaining(reason) }),
    )
    expect(document.getElementById('contact-form')?.children).toHaveLength(0)
  })
})
