import { chatPanel as words } from '@lintel/engine/content/strings.ts'
import { chatLimits } from '@lintel/rules/chat.ts'
import { fillIn } from '@lintel/rules/fillIn.ts'
import { clsx } from 'clsx'
import {
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useState,
} from 'react'
import { InterfaceIcon } from '../icons/interface.tsx'
import { Button } from '../ui/Button.tsx'

interface ComposerProps {
  field: RefObject<HTMLTextAreaElement | null>
  input: string
  error: string | null
  isSending: boolean
  onType: (input: string) => void
  onSend: () => void
}

/** The input: Enter sends, once no answer is being written, and Shift+Enter begins a new line. */
export function Composer({ field, input, error, isSending, onType, onSend }: ComposerProps) {
  const id = useId()
  const showsCounter = input.length > chatLimits.counterFrom
  const canSend = !isSending && input.trim() !== '' && input.length <= chatLimits.message
  const [isWaiting, setIsWaiting] = useState(false)

  useLayoutEffect(() => growWithText(field, input), [field, input])
  useEffect(() => {
    if (!isWaiting || isSending) return
    setIsWaiting(false)
    if (canSend) onSend()
  })

  function submit(event: FormEvent | KeyboardEvent) {
    event.preventDefault()
    setIsWaiting(isSending)
    if (!canSend) return
    onSend()
    field.current?.focus()
  }

  function type(text: string) {
    setIsWaiting(false)
    onType(text)
  }

  function sendOnEnter(event: KeyboardEvent) {
    // Enter also confirms a word in the input methods of many languages.
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) submit(event)
  }

  return (
    <form onSubmit={submit} className="space-y-2">
      {error && <ErrorBox id={`${id}-error`} text={error} />}
      <div className="flex items-end gap-2">
        <label htmlFor={id} className="sr-only">
          {words.input}
        </label>
        <textarea
          ref={field}
          id={id}
          rows={2}
          maxLength={chatLimits.message}
          value={input}
          placeholder={words.placeholder}
          aria-invalid={error !== null}
          aria-describedby={clsx(error && `${id}-error`, showsCounter && `${id}-count`) || undefined}
          className="max-h-[140px] min-h-[44px] flex-1 resize-none rounded-sm border border-edge bg-background px-3 py-2 text-body leading-normal placeholder:text-muted aria-invalid:border-danger!"
          onChange={(event) => type(event.target.value)}
          onKeyDown={sendOnEnter}
        />
        <Button
          type="submit"
          size="icon"
          variant={canSend ? 'default' : 'outline'}
          aria-label={words.send}
          disabled={!canSend}
        >
          <InterfaceIcon id="send" className="size-5" />
        </Button>
      </div>
      {showsCounter && (
        <p id={`${id}-count`} className="text-right text-small text-muted">
          {fillIn(words.length, { count: input.length, most: chatLimits.message })}
        </p>
      )}
    </form>
  )
}

function ErrorBox({ id, text }: { id: string; text: string }) {
  return (
    <p id={id} role="alert" className="rounded-sm border border-danger px-3 py-2 text-small text-danger">
      {text}
    </p>
  )
}

/** As high as its text, within the limits of its classes; empty, it has its two rows. */
function growWithText({ current: field }: RefObject<HTMLTextAreaElement | null>, text: string) {
  if (!field) return
  field.style.height = ''
  if (!text) return
  const borders = field.offsetHeight - field.clientHeight
  field.style.height = `${field.scrollHeight + borders}px`
}
