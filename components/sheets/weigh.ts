/** The most that a measure may weigh. */
export const MOST = 5

/** What each option comes to by the weights of the measures, as a share of the most that it could. */
export function weigh(weights: readonly number[], options: readonly (readonly number[])[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0) * MOST
  return options.map(
    (scores) =>
      scores.reduce((sum, score, measure) => sum + score * (weights[measure] ?? 0), 0) / (whole || 1),
  )
}

/** The options from the highest down, with how much of the most each reaches: "Repair 72%, Buy 65%." */
export function rankingOf(names: readonly string[], heights: readonly number[]): string {
  const ranked = names
    .map((name, option) => ({ name, height: heights[option] ?? 0 }))
    .toSorted((one, other) => other.height - one.height)
    .map(({ name, height }) => `${name} ${Math.round(height * 100)}%`)
  return `${ranked.join(', ')}.`
}

export const highest = (heights: readonly number[]) => heights.indexOf(Math.max(...heights))

/** The first single step of a weight that would put another option in front, if there is one. */
export function turnOf(weights: readonly number[], options: readonly (readonly number[])[]) {
  const leader = highest(weigh(weights, options))
  for (const [measure, weight] of weights.entries())
    for (const other of [weight + 1, weight - 1]) {
      const option = highest(weigh(weights.with(measure, other), options))
      if (other >= 0 && other <= MOST && option !== leader) return { measure, weight: other, option }
    }
}
