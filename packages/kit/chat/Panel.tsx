import { chatPanel as words } from '@lintel/engine/content/strings.ts'
import { type RefObject, useRef } from 'react'
import { InterfaceIcon } from '../icons/interface.tsx'
import { Button } from '../ui/Button.tsx'
import { Modal } from '../ui/Modal.tsx'
import { Composer } from './Composer.tsx'
import { contactFormAddress, handOver } from './handOver.ts'
import { Messages } from './Messages.tsx'
import { useConversation } from './useConversation.ts'

interface PanelProps {
  isOpen: boolean
  /** Until it is, the document holds the dialog empty. */
  wasOpened: boolean
  onClose: () => void
  opener: RefObject<HTMLElement | null>
}

/** Where the panel leaves room to read on, as in `.chat-panel` of the styles. */
const besidePage = '(width >= 64rem)'

/** The assistant's panel: a dialog that Escape and its button close, and on small screens, where it is modal, a click beside it. */
export function Panel({ isOpen, wasOpened, onClose, opener }: PanelProps) {
  const title = useRef<HTMLHeadingElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)

  function focusFirst() {
    // On touch screens the input would bring up the keyboard over the suggested questions.
    const first = matchMedia('(pointer: fine)').matches ? field : title
    first.current?.focus()
  }

  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      opener={opener}
      onOpen={focusFirst}
      label={words.title}
      beside={besidePage}
      className="chat-panel fixed overflow-hidden rounded-sm border border-edge bg-raised text-text shadow-soft transition-opacity starting:open:opacity-0"
    >
      {wasOpened && <Conversation title={title} field={field} onClose={onClose} />}
    </Modal>
  )
}

interface ConversationProps {
  title: RefObject<HTMLHeadingElement | null>
  field: RefObject<HTMLTextAreaElement | null>
  onClose: () => void
}

function Conversation({ title, field, onClose }: ConversationProps) {
  const chat = useConversation()
  return (
    <div className="flex h-full flex-col overflow-y-auto">
      <div className="flex items-center gap-1 border-b border-line py-1 pr-2 pl-5">
        <h2 ref={title} tabIndex={-1} className="mr-auto text-body font-semibold">
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
      <div className="space-y-2 px-5 pb-4">
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
  )
}
