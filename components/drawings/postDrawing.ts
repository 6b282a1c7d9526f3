import { arcade } from '#components/drawings/posts/arcade.ts'
import { bridge } from '#components/drawings/posts/bridge.ts'
import { column } from '#components/drawings/posts/column.ts'
import { dome } from '#components/drawings/posts/dome.ts'
import { Dice, type Family, Pen, type Primitive } from '#components/drawings/posts/pen.ts'
import { plan } from '#components/drawings/posts/plan.ts'
import { stair } from '#components/drawings/posts/stair.ts'
import { tower } from '#components/drawings/posts/tower.ts'
import { truss } from '#components/drawings/posts/truss.ts'
import { hash, seededRandom } from '#components/drawings/random.ts'

export const WIDTH = 800
export const HEIGHT = 400

const families = { truss, arcade, stair, plan, tower, bridge, dome, column } satisfies Record<string, Family>

export type FamilyName = keyof typeof families

const names = Object.keys(families) as FamilyName[]

/** Chosen so that the first eight posts get eight families. */
const SALT = 1324

export function familyOf(slug: string): FamilyName {
  return names[hash(slug, SALT) % names.length] ?? 'truss'
}

export interface PostDrawing {
  family: FamilyName
  primitives: Primitive[]
}

/** The drawing of a post: its slug decides the kind of building and then each measure of it. */
export function postDrawing(slug: string): PostDrawing {
  const family = familyOf(slug)
  const pen = new Pen()
  pen.scale(hash(slug))
  families[family](pen, new Dice(seededRandom(slug)))
  return { family, primitives: pen.primitives }
}
