/**
 * Reads what somebody else sends until it ends or so many bytes have come, and then closes it. Whoever refuses what is
 * too long asks for one byte more than may come.
 * @param body of a request or response
 */
export async function readUpTo(
  body: AsyncIterable<Uint8Array> | null,
  maximum: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of body ?? []) {
    parts.push(part.subarray(0, maximum - length))
    length = Math.min(maximum, length + part.length)
    // Leaving the loop closes the connection.
    if (length === maximum) break
  }
  const bytes = new Uint8Array(length)
  let position = 0
  for (const part of parts) {
    bytes.set(part, position)
    position += part.length
  }
  return bytes
}
