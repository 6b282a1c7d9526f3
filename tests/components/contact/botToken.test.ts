// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { botToken } from '#components/contact/botToken.ts'
import { site } from '#data/site.ts'

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
  const asked = botToken()
  await vi.advanceTimersByTimeAsync(4000)
  return asked
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
