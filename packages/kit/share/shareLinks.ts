/** Width and height (px) of the window in which a network's share form opens (docs/requirements.md, "Sharing and copying"). */
const popupSize = { width: 600, height: 400 }

interface ShareLink {
  network: 'twitter' | 'facebook' | 'linkedin'
  name: string
  href: string
}

/** Where each network takes a page to be shared; they work as plain links too. */
export function shareLinks(title: string, url: string): ShareLink[] {
  const [text, address] = [encodeURIComponent(title), encodeURIComponent(url)]
  return [
    {
      network: 'twitter',
      name: 'Twitter',
      href: `https://twitter.com/intent/tweet?text=${text}&url=${address}`,
    },
    {
      network: 'facebook',
      name: 'Facebook',
      href: `https://www.facebook.com/sharer/sharer.php?u=${address}&quote=${text}`,
    },
    {
      network: 'linkedin',
      name: 'LinkedIn',
      href: `https://www.linkedin.com/sharing/share-offsite/?url=${address}&title=${text}`,
    },
  ]
}

/**
 * Opens an address in a small window, or in this one where windows are blocked. The small window cannot reach back;
 * `noopener` would say so too, but then the browser would not tell whether the window was blocked.
 */
export function openPopup(href: string, browser: Pick<Window, 'open' | 'location'> = window) {
  const popup = browser.open(href, '_blank', `popup,width=${popupSize.width},height=${popupSize.height}`)
  if (popup) popup.opener = null
  else browser.location.assign(href)
}
