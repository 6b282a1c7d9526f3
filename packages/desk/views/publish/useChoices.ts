import { useState } from 'react'
import { keep, readKept } from '../../app/kept.ts'
import type { Choice, Choices } from '../../versions/merge/conflicts.ts'

const key = 'choices'

/** Choices of conflicts, kept until they are published. */
export function useChoices() {
  const [choices, setChoices] = useState<Choices>(() => JSON.parse(readKept(key) ?? '{}'))
  const store = (next: Choices) => {
    keep(key, Object.keys(next).length > 0 ? JSON.stringify(next) : null)
    setChoices(next)
  }
  return {
    choices,
    choose: (id: string, choice: Choice) => store({ ...choices, [id]: choice }),
    clear: () => store({}),
  }
}
