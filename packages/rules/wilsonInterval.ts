/** The quantile of the normal distribution that leaves 2.5% on either side. */
const z = 1.959964

/**
 * Returns the Wilson score interval of a share at 95%, which holds for small counts too, even zero.
 * @returns the lower and upper end, from 0 to 1
 */
export function wilsonInterval(count: number, total: number): [lower: number, upper: number] {
  const share = count / total
  const center = share + (z * z) / (2 * total)
  const spread = z * Math.sqrt((share * (1 - share)) / total + (z * z) / (4 * total * total))
  const scale = 1 + (z * z) / total
  return [Math.max(0, (center - spread) / scale), (center + spread) / scale]
}
