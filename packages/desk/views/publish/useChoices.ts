import { useState } from 'react'
import { keep } from '../../app/keep.ts'
import { project } from '../../app/project.ts'
import type { Choice, Choices } from './merge/conflicts.ts'

const key = `choices ${project}`

/** Choices of conflicts, kept in localStorage until they are published. */
export function useChoices() {
  const [choices, setChoices] = useState<Choices>(() => JSON.parse(localStorage.getItem(key) ?? '{}'))
  const store = (next: Choices) => {
    if (Object.keys(next).length > 0) keep(key, JSON.stringify(next))
    else localStorage.removeItem(key)
    setChoices(next)
  }
  return {
    choices,
    choose: (id: string, choice: Choice) => store({ ...choices, [id]: choice }),
    clear: () => store({}),
  }
}
