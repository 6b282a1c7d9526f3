/**
 * Keeps a text in the browser until another window reads it. Where there is no room, an older one goes as well: what
 * counts is on the disk.
 */
export function keep(key: string, text: string) {
  try {
    localStorage.setItem(key, text)
  } catch {
    localStorage.removeItem(key)
  }
}
