/**
 * Opens a dialog: beside the page, which stays in use, where the media query of its `data-beside` matches; elsewhere over
 * it, which waits.
 */
export function openDialog(dialog: HTMLDialogElement) {
  const { beside } = dialog.dataset
  if (beside && matchMedia(beside).matches) dialog.show()
  else dialog.showModal()
}

/** Calls back when Escape is pressed, wherever the focus is: only a modal dialog hears of it from the browser. */
export function onEscapeBeside(dialog: HTMLDialogElement, close: () => void, signal: AbortSignal) {
  const press = (event: KeyboardEvent) => {
    const isOthers = event.defaultPrevented || event.isComposing || document.querySelector('dialog:modal')
    if (event.key === 'Escape' && dialog.open && !isOthers) close()
  }
  document.addEventListener('keydown', press, { signal })
}
