/** Loads each thing once, by its name where there are several. What did not come is asked for again. */
export function remembering<Value>(load: (name: string) => Promise<Value>) {
  const known = new Map<string, Promise<Value>>()
  return (name = ''): Promise<Value> => {
    const value = known.get(name) ?? load(name)
    known.set(name, value)
    value.catch(() => known.delete(name))
    return value
  }
}
