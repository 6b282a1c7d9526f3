import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
} from 'react'

interface ModalProps {
  isOpen: boolean
  onClose: () => void
  /** The element that opens it, and gets focus back. */
  opener: RefObject<HTMLElement | null>
  /** Called after opening, to move focus to the right element. */
  onOpen: () => void
  label: string
  className: string
  /** A media query. Where it matches, the dialog is not modal. */
  beside?: string
  children: ReactNode
}

/**
 * A dialog that closes with Escape, with a link to this site inside it and, if modal, with a click outside.
 */
export function Modal({ isOpen, onClose, opener, onOpen, label, className, beside, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const opened = useRef(onOpen)
  const pressedBeside = useRef(false)

  useEffect(() => {
    const element = dialog.current
    if (!isOpen || !element) return
    // Already open if the press that opened it came before the island's code.
    if (!element.open) openDialog(element)
    opened.current()
    const whileOpen = new AbortController()
    onEscapeBeside(element, () => element.close(), whileOpen.signal)
    return () => {
      whileOpen.abort()
      element.close()
    }
  }, [isOpen])

  function closed() {
    onClose()
    // Some browsers do not focus a clicked button, so the dialog does not know where to return focus. If a
    // link in the dialog has moved focus, it stays there.
    const { activeElement } = document
    if (activeElement === document.body || activeElement?.closest('dialog')) opener.current?.focus()
  }

  /** A press that began inside, such as selecting text, must not close the dialog. */
  function press({ target, currentTarget }: PointerEvent) {
    pressedBeside.current = target === currentTarget
  }

  function click({ target, currentTarget }: MouseEvent<HTMLDialogElement>) {
    const followsLink = target instanceof Element && target.closest('a[href^="/"]')
    const isBeside = target === currentTarget && pressedBeside.current && isModal(currentTarget)
    if (followsLink || isBeside) onClose()
  }

  return (
    <dialog
      ref={dialog}
      aria-label={label}
      data-beside={beside}
      onClose={closed}
      onKeyDown={keepFocusInside}
      onPointerDown={press}
      onClick={click}
      className={className}
    >
      {children}
    </dialog>
  )
}

const isModal = (dialog: HTMLDialogElement) => dialog.matches(':modal')

const focusable = 'a[href], button:not(:disabled), input, textarea, [tabindex="0"]'

/**
 * Keeps Tab inside a modal dialog, since browsers would leave the page between its last and first control.
 */
function keepFocusInside(event: KeyboardEvent<HTMLDialogElement>) {
  if (event.key !== 'Tab' || !isModal(event.currentTarget)) return
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)]
  const index = controls.indexOf(event.target as HTMLElement)
  const leaves = event.shiftKey ? index <= 0 : index === controls.length - 1
  if (!leaves) return
  event.preventDefault()
  controls.at(event.shiftKey ? -1 : 0)?.focus()
}

/** Opens a dialog: non-modal where the media query in its `data-beside` matches, and modal elsewhere. */
function openDialog(dialog: HTMLDialogElement) {
  const { beside } = dialog.dataset
  if (beside && matchMedia(beside).matches) dialog.show()
  else dialog.showModal()
}

/** Calls `close` on Escape, wherever the focus is. Browsers do so only for modal dialogs. */
function onEscapeBeside(dialog: HTMLDialogElement, close: () => void, signal: AbortSignal) {
  const press = (event: globalThis.KeyboardEvent) => {
    const isOthers = event.defaultPrevented || event.isComposing || document.querySelector('dialog:modal')
    if (event.key === 'Escape' && dialog.open && !isOthers) close()
  }
  document.addEventListener('keydown', press, { signal })
}
