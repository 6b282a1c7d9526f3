/** What customer databases ask for: the last word of a name, and what stands before it. */
export function namesOf(name: string): { firstName: string; lastName: string } {
  const words = name.split(' ')
  return { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' }
}
