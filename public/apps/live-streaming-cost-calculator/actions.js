'use strict'

/** What can be done with an estimate: pass it on as a link, keep it as a file, print it. */
const actions = (() => {
  /**
   * The address of a scenario. It stands behind the #, which browsers send to no server, and without what belongs
   * to this visit, such as the theme.
   * @param {Draft} draft
   */
  function address(draft) {
    return new URL(`#${link.write(draft)}`, location.href.split(/[?#]/)[0]).href
  }

  /** Keeps the scenario in this page's own address. @param {Draft} draft */
  function remember(draft) {
    try {
      history.replaceState(null, '', `#${link.write(draft)}`)
    } catch {
      // Some browsers refuse this in a sandboxed frame, or when asked too often; the link still carries
      // everything.
    }
  }

  /** @param {string} url @returns {Promise<string>} what happened, for the visitor */
  async function copy(url) {
    const field = /** @type {HTMLInputElement} */ (document.getElementById('link'))
    const box = /** @type {HTMLElement} */ (document.getElementById('link-box'))
    field.value = url
    try {
      await navigator.clipboard.writeText(url)
      box.hidden = true
      return 'Link copied.'
    } catch {
      box.hidden = false
      field.focus()
      field.select()
      return 'The browser did not allow copying. The link is selected: press Ctrl+C or ⌘C.'
    }
  }

  /** @param {string} text */
  function download(text) {
    // The mark at the start tells spreadsheets that the file is UTF-8.
    const url = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }))
    const anchor = document.createElement('a')
    anchor.href = url
    anchor.download = 'live-streaming-cost.csv'
    anchor.click()
    setTimeout(() => URL.revokeObjectURL(url), 10_000)
  }

  return { address, remember, copy, download }
})()
