import { confirmationTime, copyText } from '@lintel/kit/behaviors/sharing.ts'
import { expect, test, vi } from 'vitest'

const clipboardThat = (writeText: Clipboard['writeText']) => ({ writeText }) as Clipboard

test('a copy is confirmed for two seconds', () => {
  expect(confirmationTime).toBe(2000)
})

test('text is copied', async () => {
  const writeText = vi.fn(async () => {})
  expect(await copyText('https://lintel.example/', clipboardThat(writeText))).toBe(true)
  expect(writeText).toHaveBeenCalledWith('https://lintel.example/')
})

test('a clipboard that refuses is no error', async () => {
  expect(
    await copyText(
      'text',
      clipboardThat(() => Promise.reject(new Error('denied'))),
    ),
  ).toBe(false)
})

test('a browser without a clipboard is no error', async () => {
  vi.stubGlobal('navigator', {})
  expect(await copyText('text')).toBe(false)
  vi.unstubAllGlobals()
})
