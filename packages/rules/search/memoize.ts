/** Loads each thing once, by its name where there are several. What did not come is asked for again. */
export function memoize<Value>(load: (name: string) => Promise<Value>) {
  const cache = new Map<string, Promise<Value>>()
  return (name = ''): Promise<Value> => {
    const value = cache.get(name) ?? load(name)
    cache.set(name, value)
    value.catch(() => cache.delete(name))
    return value
  }
}
