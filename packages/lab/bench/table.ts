import { type GoalName, goals, meets } from './goals.ts'

/** Prints a table head, after an empty line. */
export function printHead(...columns: string[]) {
  console.log(`\n| ${columns.join(' | ')} |\n|${'---|'.repeat(columns.length)}`)
}

export function printRow(...cells: (string | number)[]) {
  console.log(`| ${cells.join(' | ')} |`)
}

/** Returns the heads of the three columns that `besideGoal` fills: the goal's name, its limit, and the verdict. */
export const columnsOf = (name: GoalName): string[] => [goals[name].name, 'goal', '']

/** The cells beside a figure that has no goal. */
export const noGoal = ['', '']

/**
 * Returns three cells: a figure, its goal, and whether it is met or by how much it is missed. The figure is judged as
 * it is printed, so that none is missed by nothing.
 * @param most the limit, where it depends on the case
 */
export function besideGoal(figure: number, name: GoalName, digits = 0, most: number = goals[name].most) {
  const [printed, limit] = [figure.toFixed(digits), most.toFixed(digits)]
  const verdict = meets(Number(printed), name, Number(limit))
    ? 'met'
    : `missed by ${(Number(printed) - Number(limit)).toFixed(digits)}`
  return [printed, limit, verdict]
}
