/**
 * Returns the attributes of an element that appears once it scrolls into view (see `behaviors/appearing.ts`).
 * @param index its position in its list, from 0
 * @param stagger ms added for each position (100 or 150: docs/requirements.md, "Appearing")
 * @param threshold share of the element, from 0 to 1, that must be in view
 */
export function reveal(index = 0, stagger = 100, threshold = 0.2) {
  return { 'data-reveal': threshold, 'data-reveal-delay': index * stagger || undefined }
}
