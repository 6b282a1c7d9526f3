import { useEffect, useState } from 'react'
import { InterfaceIcon } from '#components/icons/interface.tsx'
import { Button } from '#components/ui/Button.tsx'
import { words } from '#data/chat.ts'
import { type Answer, plainText } from './answer.ts'

/** How long (ms) a copy is confirmed (specification section 9). */
const confirmationTime = 2000

/** Copies an answer as text. Where the clipboard is denied nothing happens. */
export function CopyAnswer({ answer }: { answer: Answer }) {
  const [copied, setCopied] = useState(false)

  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), confirmationTime)
    return () => clearTimeout(timer)
  }, [copied])

  async function copy() {
    try {
      await navigator.clipboard.writeText(plainText(answer))
      setCopied(true)
    } catch {
      // Silent, as the specification says of every clipboard failure.
    }
  }

  return (
    <Button variant="ghost" size="icon-sm" className="-ml-2 text-muted" onClick={copy}>
      <InterfaceIcon id={copied ? 'check' : 'copy'} className="size-4.5" />
      <span className="sr-only">{copied ? words.copied : words.copy}</span>
    </Button>
  )
}
