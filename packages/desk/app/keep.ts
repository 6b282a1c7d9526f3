/**
 * Keeps a text in the browser's storage, for a later window. If the storage is full, the text is not kept, and its former
 * version is removed, because a later window would take that for the last one.
 */
export function keep(key: string, text: string) {
  try {
    localStorage.setItem(key, text)
  } catch {
    localStorage.removeItem(key)
  }
}
