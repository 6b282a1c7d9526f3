/** The measures of the hero's frame, on a grid of 40. */
export const SIZE = 560
export const GROUND = 440
export const AXES = [160, 400] as const
export const POST = 40
/** How far the solids recede: right and up. */
export const DEPTH = [40, -30] as const
export const BEAM = { left: 80, right: 480, top: 160, bottom: 220 }
export const LOAD_TOP = 72
