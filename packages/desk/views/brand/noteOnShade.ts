/** Says that another shade was taken than the chosen one; null if it was not. */
export const noteOnShade = (chosen: string, taken: string) =>
  chosen === taken
    ? null
    : `Words on buttons could not be read on ${chosen}, so the nearest shade on which they can was taken: ${taken}.`
