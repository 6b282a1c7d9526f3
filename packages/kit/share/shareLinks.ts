interface ShareLink {
  network: 'twitter' | 'facebook' | 'linkedin'
  name: string
  href: string
}

/** Returns the share links of each network, which also work as plain links. */
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
 * Opens an address in a small window (docs/requirements.md, "Sharing and copying"), or in this one if popups are blocked. The new window gets no reference
 * to this one. `noopener` would also ensure that, but then `open` could not tell whether the popup was
 * blocked.
 */
export function openPopup(href: string, browser: Pick<Window, 'open' | 'location'> = window) {
  const popup = browser.open(href, '_blank', 'popup,width=600,height=400')
  if (popup) popup.opener = null
  else browser.location.assign(href)
}
