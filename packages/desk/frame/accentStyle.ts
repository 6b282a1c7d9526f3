import { type Accent, accentTheme, blueprintColors } from '@lintel/engine/render/accent/tokens.ts'

/** All colors that follow from the brand's, as the compiled style sheet has them, in dark bands and sheets too. */
export const accentStyle = (accent: Accent) =>
  accentTheme(accent).replace('@theme', ':root') + blueprintColors(accent)
