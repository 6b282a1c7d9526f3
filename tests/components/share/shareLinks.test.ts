import { openPopup, shareLinks } from '@lintel/kit/share/shareLinks.ts'
import { describe, expect, test, vi } from 'vitest'

const url = 'https://lintel.example/blog/a-b'

describe('shareLinks', () => {
  test('lead to the three networks with title and address encoded', () => {
    expect(shareLinks('Q&A: 100% "safe"?', url).map(({ href }) => href)).toEqual([
      'https://twitter.com/intent/tweet?text=Q%26A%3A%20100%25%20%22safe%22%3F&url=https%3A%2F%2Flintel.example%2Fblog%2Fa-b',
      'https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Flintel.example%2Fblog%2Fa-b&quote=Q%26A%3A%20100%25%20%22safe%22%3F',
      'https://www.linkedin.com/sharing/share-offsite/?url=https%3A%2F%2Flintel.example%2Fblog%2Fa-b&title=Q%26A%3A%20100%25%20%22safe%22%3F',
    ])
  })
})

describe('openPopup', () => {
  function browserThat(popup: Partial<Window> | null) {
    const open = vi.fn(() => popup as Window | null)
    const assign = vi.fn()
    openPopup(url, { open, location: { assign } as unknown as Location })
    return { open, assign }
  }

  test('opens a window of 600 by 400 that cannot reach back', () => {
    const popup = { opener: {} as Window }
    const { open, assign } = browserThat(popup)
    expect(open).toHaveBeenCalledWith(url, '_blank', 'popup,width=600,height=400')
    expect(popup.opener).toBeNull()
    expect(assign).not.toHaveBeenCalled()
  })

  test('goes there in the same window where windows are blocked', () => {
    expect(browserThat(null).assign).toHaveBeenCalledWith(url)
  })
})
