import { chatPanel as words } from '@lintel/engine/content/strings.ts'
import { useRef, useState } from 'react'
import { Panel } from '../chat/Panel.tsx'
import { InterfaceIcon } from '../icons/interface.tsx'

/** The floating button of the chat assistant, which opens its panel. Hidden without script. */
export default function ChatAssistant() {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)

  function open() {
    setWasOpened(true)
    setIsOpen(true)
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-label={words.open}
        className="floating-chat fixed right-5 bottom-5 z-40 hidden size-14 place-items-center rounded-full bg-accent text-on-accent shadow-soft transition-transform hover:[scale:1.05] script:grid"
        onClick={open}
      >
        <InterfaceIcon id="chat" className="size-7" />
      </button>
      <Panel isOpen={isOpen} wasOpened={wasOpened} onClose={() => setIsOpen(false)} opener={button} />
    </>
  )
}
