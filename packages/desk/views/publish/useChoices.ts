import { useState } from 'react'
import { project } from '../../app/project.ts'
import type { Choice, Choices } from './merge/conflicts.ts'

const key = `choices ${project}`

/** What was chosen where both have changed the same. It outlives a crash, in the browser, until it is published. */
export function useChoices() {
  const [choices, setChoices] = useState<Choices>(() => JSON.parse(localStorage.getItem(key) ?? '{}'))
  const keep = (next: Choices) => {
    if (Object.keys(next).length > 0) localStorage.setItem(key, JSON.stringify(next))
    else localStorage.removeItem(key)
    setChoices(next)
  }
  return {
    choices,
    choose: (id: string, choice: Choice) => keep({ ...choices, [id]: choice }),
    forget: () => keep({}),
  }
}
