import type { KeyboardEvent } from 'react'
import { type MouseEvent, type PointerEvent, useEffect, useId, useRef } from 'react'
import { InterfaceIcon } from '#components/icons/interface.tsx'
import { Button } from '#components/ui/Button.tsx'
import { chatPanel as words } from '#content/words.ts'
import { Composer } from './Composer.tsx'
import { contactFormAddress, handOver } from './handOver.ts'
import { Messages } from './Messages.tsx'
import { useConversation } from './useConversation.ts'

interface PanelProps {
  isOpen: boolean
  onClose: () => void
}

/** The assistant's panel: a modal dialog that Escape, its button and a click beside it close. */
export function Panel({ isOpen, onClose }: PanelProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const pressedBeside = useRef(false)
  const titleId = useId()
  const chat = useConversation()

  useEffect(() => {
    if (!isOpen) {
      dialog.current?.close()
      return
    }
    dialog.current?.showModal()
    // On touch screens the input would bring up the keyboard over the suggested questions.
    const first = matchMedia('(pointer: fine)').matches ? field : title
    first.current?.focus()
  }, [isOpen])

  /** A press that began inside, such as marking text, does not close. */
  function press({ target, currentTarget }: PointerEvent) {
    pressedBeside.current = target === currentTarget
  }

  function click({ target, currentTarget }: MouseEvent) {
    const followsLink = target instanceof Element && target.closest('a[href^="/"]')
    if (followsLink || (target === currentTarget && pressedBeside.current)) onClose()
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onKeyDown={keepFocusInside}
      onPointerDown={press}
      onClick={click}
      className="fixed inset-auto right-4 bottom-4 left-4 h-[70vh] max-h-[calc(100dvh-2rem)] min-h-[min(20rem,calc(100dvh-2rem))] w-auto max-w-none overflow-hidden rounded-md border border-line bg-raised text-text shadow-soft transition-opacity backdrop:bg-background/75 starting:open:opacity-0 sm:right-5 sm:bottom-5 sm:left-auto sm:h-[520px] sm:w-[25rem]"
    >
      <div className="flex h-full flex-col overflow-y-auto">
        <div className="flex items-center gap-1 border-b border-line py-2 pr-2 pl-5">
          <h2 ref={title} id={titleId} tabIndex={-1} className="mr-auto text-body font-semibold">
            {words.title}
          </h2>
          <Button variant="ghost" size="icon" aria-label={words.reset} onClick={chat.reset}>
            <InterfaceIcon id="reset" className="size-5" />
          </Button>
          <Button variant="ghost" size="icon" aria-label={words.close} onClick={onClose}>
            <InterfaceIcon id="close" className="size-5" />
          </Button>
        </div>
        <Messages messages={chat.messages} isSending={chat.isSending} onQuickReply={chat.send} />
        <div className="space-y-2 border-t border-line px-5 pt-2 pb-4">
          <a
            href={contactFormAddress}
            className="text-link inline-flex min-h-6 items-center text-small pointer-coarse:min-h-11"
            onClick={() => handOver(chat.messages)}
          >
            {words.talkToPerson}
          </a>
          <Composer
            field={field}
            input={chat.input}
            error={chat.error}
            isSending={chat.isSending}
            onType={chat.type}
            onSend={() => chat.send(chat.input)}
          />
        </div>
      </div>
    </dialog>
  )
}

const focusable = 'a[href], button:not(:disabled), textarea, [tabindex="0"]'

/** Tab goes from a dialog's last control to its first, and back, where browsers would leave the page in between. */
function keepFocusInside(event: KeyboardEvent<HTMLDialogElement>) {
  if (event.key !== 'Tab') return
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)]
  const place = controls.indexOf(event.target as HTMLElement)
  const leaves = event.shiftKey ? place <= 0 : place === controls.length - 1
  if (!leaves) return
  event.preventDefault()
  controls.at(event.shiftKey ? -1 : 0)?.focus()
}
