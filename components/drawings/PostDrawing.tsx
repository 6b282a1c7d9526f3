import { Drawing, Grid, Label, Path } from '@lintel/kit/drawings/parts.tsx'
import { useShared } from '@lintel/kit/shared.ts'
import { clsx } from 'clsx'
import { arcade } from '#components/drawings/posts/arcade.ts'
import { bridge } from '#components/drawings/posts/bridge.ts'
import { column } from '#components/drawings/posts/column.ts'
import { dome } from '#components/drawings/posts/dome.ts'
import { Dice, type Family, Pen } from '#components/drawings/posts/pen.ts'
import { plan } from '#components/drawings/posts/plan.ts'
import { stair } from '#components/drawings/posts/stair.ts'
import { tower } from '#components/drawings/posts/tower.ts'
import { truss } from '#components/drawings/posts/truss.ts'
import { hash, seededRandom } from '#components/drawings/random.ts'

/** The drawing above a post and on its card; a title or a heading beside it names the post. */
export function PostDrawing({ slug, className }: { slug: string; className?: string }) {
  return (
    <Drawing
      width={WIDTH}
      height={HEIGHT}
      className={clsx('drawing-post', className)}
      {...useShared(`drawing ${slug}`, <Strokes slug={slug} />)}
    />
  )
}

/** The slug decides the kind of building and then each measure of it. */
function Strokes({ slug }: { slug: string }) {
  const pen = new Pen()
  pen.scale(hash(slug))
  families[familyOf(slug)](pen, new Dice(seededRandom(slug)))
  return (
    <>
      <Grid width={WIDTH} height={HEIGHT} />
      {pen.primitives.map((primitive) =>
        primitive.kind === 'path' ? (
          <Path key={primitive.ink + primitive.d} ink={primitive.ink} d={primitive.d} />
        ) : (
          <Label
            key={`${primitive.text} ${primitive.x}`}
            x={primitive.x}
            y={primitive.y}
            text={primitive.text}
          />
        ),
      )}
    </>
  )
}

const WIDTH = 800
const HEIGHT = 400

const families = { truss, arcade, stair, plan, tower, bridge, dome, column } satisfies Record<string, Family>

type FamilyName = keyof typeof families

const names = Object.keys(families) as FamilyName[]

/** Chosen so that the first eight posts get eight families. */
const SALT = 1324

export function familyOf(slug: string): FamilyName {
  return names[hash(slug, SALT) % names.length] ?? 'truss'
}
