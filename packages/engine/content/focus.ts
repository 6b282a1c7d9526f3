import type { Crop, Point } from '@lintel/rules/crops.ts'
import { cutPicture, type Picture } from './pictures.ts'
import { getContent } from './store.ts'

/**
 * Returns a picture cut to a crop of the layout around the point that its note names. Undefined if it has none:
 * browsers then crop the middle of the whole picture.
 * @param name as texts name it: "images/plan.png", "/people/ada.webp"
 */
export function cropOf(name: string, crop: Crop): Picture | undefined {
  const point = focusOf(name)
  return point && cutPicture(name, { crop, ...point })
}

function focusOf(name: string): Point | undefined {
  return getContent('pictures').find(({ picture }) => picture === name.replace(/^\.\//, ''))?.focus
}
