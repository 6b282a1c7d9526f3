import type { Ink } from '@lintel/kit/drawings/parts.tsx'
import {
  arrow,
  circle,
  hatch,
  line,
  type Point,
  rectangle,
  round,
  tick,
  times,
} from '@lintel/kit/drawings/paths.ts'

type Primitive = { kind: 'path'; ink: Ink; d: string } | { kind: 'label'; x: number; y: number; text: string }

/** Where an axis stands and begins, and its letter or number. */
export type Axis = [x: number, top: number, name: string]

/** Collects primitives in the order in which they are painted. */
export class Pen {
  readonly primitives: Primitive[] = []
  private readonly joints = new Set<string>()

  draw(ink: Ink, ...paths: string[]): void {
    const last = this.primitives[this.primitives.length - 1]
    if (last?.kind === 'path' && last.ink === ink) last.d += paths.join('')
    else this.primitives.push({ kind: 'path', ink, d: paths.join('') })
  }

  /** Joints through which load passes. */
  nodes(...points: Point[]): void {
    this.join('joint', points)
  }

  /** Where something only meets. */
  meetings(...points: Point[]): void {
    this.join('meeting', points)
  }

  /** Each place has one. */
  private join(ink: Ink, points: Point[]): void {
    const places = points.map(([x, y]) => circle(round(x), round(y), 4))
    const free = [...new Set(places)].filter((place) => !this.joints.has(place))
    for (const place of free) this.joints.add(place)
    if (free.length > 0) this.draw(ink, ...free)
  }

  /** Axes of the building, each with its name in a circle at the foot of the sheet; one path of each ink for all. */
  axes(...axes: Axis[]): void {
    const circles = axes.map(([x]) => circle(x, 366, 18))
    this.draw('axis', ...axes.map(([x, top]) => `M${x} ${top}V348`))
    this.draw('mask', ...circles)
    this.draw('fine', ...circles)
    for (const [x, , text] of axes) this.primitives.push({ kind: 'label', x, y: 366, text })
  }

  dimension(...points: Point[]): void {
    this.draw('fine', line(...points), ...points.map(tick))
  }

  load(points: readonly Point[], height: number): void {
    this.draw('fine', ...points.map(([x, y]) => arrow([x, y - 8 - height], [x, y - 8], 5)))
  }

  ground(y: number, from = 24, to = 776): void {
    this.draw('ground', hatch(from, y, to - from, 9, 12))
    this.draw('cut', `M${from} ${y}H${to}`)
  }

  /**
   * A scale at the head of the sheet. Its long and short ticks spell the seed in bits, so that two buildings that
   * agree in every measure are still two drawings.
   */
  scale(seed: number): void {
    const ticks = times(33, (bit) => {
      const long = bit === 32 || Math.floor(seed / 2 ** bit) % 2 === 1
      return `M${24 + bit * 6} 16v${long ? 9 : 4}`
    })
    this.draw('ground', 'M24 16h192', ...ticks)
  }

  /** A member in section: outlined, hatched, and covering what lies behind it. */
  section(x: number, y: number, width: number, height: number): void {
    this.draw('mask', rectangle(x, y, width, height))
    this.draw('ground', hatch(x, y, width, height, 9))
    this.draw('cut', rectangle(x, y, width, height))
  }
}

/** Choices of a design, made from the seed. */
export class Dice {
  private readonly random: () => number

  constructor(random: () => number) {
    this.random = random
  }

  whole(least: number, most: number): number {
    return least + Math.floor(this.random() * (most - least + 1))
  }

  /** A length in whole steps, fine enough that two buildings of one family hardly ever agree in all. */
  length(least: number, most: number, step = 2): number {
    return least + step * this.whole(0, Math.floor((most - least) / step))
  }

  pick<const Choice>(choices: readonly [Choice, ...Choice[]]): Choice {
    return choices[this.whole(0, choices.length - 1)] ?? choices[0]
  }
}

export type Family = (pen: Pen, dice: Dice) => void
