/** How long (ms) a copy is confirmed (docs/requirements.md, "Sharing and copying"). */
export const confirmationTime = 2000

/** Copies text. Returns false without a message if the clipboard is denied or missing. */
export async function copyText(
  text: string,
  clipboard: Clipboard | undefined = navigator.clipboard,
): Promise<boolean> {
  try {
    await clipboard?.writeText(text)
    return clipboard !== undefined
  } catch {
    return false
  }
}
