import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
} from 'react'
import { onEscapeBeside, openDialog } from './openDialog.ts'

interface ModalProps {
  isOpen: boolean
  onClose: () => void
  /** What it is opened by, which gets the focus back. */
  opener: RefObject<HTMLElement | null>
  /** After it has opened: moves the focus to where visitors begin. */
  onOpen: () => void
  label: string
  className: string
  /** A media query: where it matches, the page beside the dialog stays in use. */
  beside?: string
  children: ReactNode
}

/** A dialog that Escape, a link of this site in it and, where it is modal, a click beside it close. */
export function Modal({ isOpen, onClose, opener, onOpen, label, className, beside, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const opened = useRef(onOpen)
  const pressedBeside = useRef(false)

  useEffect(() => {
    const element = dialog.current
    if (!isOpen || !element) return
    // It stands open already where the first press came before the island's code.
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
    // Some browsers do not focus a button that is clicked, so the dialog does not know where to return to. The focus
    // stays where a link of the dialog has taken it.
    const { activeElement } = document
    if (activeElement === document.body || activeElement?.closest('dialog')) opener.current?.focus()
  }

  /** A press that began inside, such as marking text, does not close. */
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

/** Tab goes from a modal dialog's last control to its first, and back, where browsers would leave the page in between. */
function keepFocusInside(event: KeyboardEvent<HTMLDialogElement>) {
  if (event.key !== 'Tab' || !isModal(event.currentTarget)) return
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)]
  const index = controls.indexOf(event.target as HTMLElement)
  const leaves = event.shiftKey ? index <= 0 : index === controls.length - 1
  if (!leaves) return
  event.preventDefault()
  controls.at(event.shiftKey ? -1 : 0)?.focus()
}
