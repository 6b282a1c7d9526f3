import { buttonClass } from '#components/ui/Button.tsx'
import { words } from '#data/chat.ts'

/** Questions that are sent with one click. */
export function QuickReplies({ texts, onChoose }: { texts: string[]; onChoose: (text: string) => void }) {
  return (
    <ul aria-label={words.quickReplies} className="flex flex-wrap gap-2">
      {texts.map((text) => (
        <li key={text}>
          <button
            type="button"
            className={buttonClass({ variant: 'outline', size: 'sm' }, 'rounded-full!')}
            onClick={() => onChoose(text)}
          >
            {text}
          </button>
        </li>
      ))}
    </ul>
  )
}
