/** Pseudo-classes that pass too quickly to be looked at; `data-state` holds them still. */
const passing = /:(hover|focus-visible|active)(?![\w-])/g

/**
 * Rewrites the page's style sheets so that an element with `data-state="hover"` looks as if the pointer were on it.
 * What the guide shows are therefore the rules of the site themselves, and never a copy of them.
 */
for (const sheet of [...document.styleSheets]) {
  const rules = [...sheet.cssRules].map(({ cssText }) => cssText).join('\n')
  const held = new CSSStyleSheet()
  held.replaceSync(rules.replaceAll(passing, ':is(:$1, [data-state="$1"])'))
  document.adoptedStyleSheets.push(held)
  sheet.disabled = true
}
