/**
 * Returns what stands under a key that may be any word, or `undefined`: never what all objects inherit, such as
 * `constructor`.
 */
export function ownValue<Value>(
  object: Readonly<Record<string, Value>>,
  key: string | number,
): Value | undefined {
  return Object.hasOwn(object, key) ? object[key] : undefined
}
