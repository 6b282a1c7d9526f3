/** Shows a passing message; the code that draws it is fetched with the first one. */
export async function toast(text: string) {
  const { showToast } = await import('./Toasts.tsx')
  showToast(text)
}
