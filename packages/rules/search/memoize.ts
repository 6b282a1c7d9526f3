/** Loads each thing once, by name if there are several. A failed load is tried again. */
export function memoize<Value>(load: (name: string) => Promise<Value>) {
  const cache = new Map<string, Promise<Value>>()
  return (name = ''): Promise<Value> => {
    const value = cache.get(name) ?? load(name)
    cache.set(name, value)
    value.catch(() => cache.delete(name))
    return value
  }
}
