/** Lights the parts of a sheet that are for one of its states by their `data-for`, and puts out the others. */
export function light(sheet: HTMLElement, ...states: string[]) {
  for (const part of sheet.querySelectorAll<HTMLElement>('[data-for]'))
    part.toggleAttribute(
      'data-on',
      part.dataset.for?.split(' ').some((each) => states.includes(each)),
    )
}

/** Writes what a sheet answers; the same words again would be read out for nothing. */
export function say(sheet: HTMLElement, ...words: string[]) {
  for (const [index, part] of [...sheet.querySelectorAll('output > *')].entries())
    if (part.textContent !== words[index]) part.textContent = words[index] ?? ''
}
