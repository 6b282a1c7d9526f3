/** Opens a dialog: non-modal where the media query in its `data-beside` matches, and modal elsewhere. */
export function openDialog(dialog: HTMLDialogElement) {
  const { beside } = dialog.dataset
  if (beside && matchMedia(beside).matches) dialog.show()
  else dialog.showModal()
}

/** Calls `close` on Escape, wherever the focus is. Browsers do so only for modal dialogs. */
export function onEscapeBeside(dialog: HTMLDialogElement, close: () => void, signal: AbortSignal) {
  const press = (event: KeyboardEvent) => {
    const isOthers = event.defaultPrevented || event.isComposing || document.querySelector('dialog:modal')
    if (event.key === 'Escape' && dialog.open && !isOthers) close()
  }
  document.addEventListener('keydown', press, { signal })
}
