/** Shows a toast. The first one fetches the code that renders it. */
export async function toast(text: string) {
  const { showToast } = await import('./Toasts.tsx')
  showToast(text)
}
