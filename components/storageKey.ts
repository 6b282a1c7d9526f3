/** The name of a record of ours, beside the theme's, whose name the document holds. */
export function storageKey(name: string): string {
  return `${document.documentElement.dataset.themeKey}`.replace(/theme$/, name)
}
