/** Works on all values, some at a time. */
export async function inParallel<Value, Result>(
  values: Value[],
  work: (value: Value) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (let start = 0; start < values.length; start += 32) {
    results.push(...(await Promise.all(values.slice(start, start + 32).map(work))))
  }
  return results
}
