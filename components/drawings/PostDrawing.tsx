import type { SVGProps } from 'react'
import { Path } from '#components/drawings/Path.tsx'
import { Drawing, Grid, Label } from '#components/drawings/parts.tsx'
import { HEIGHT, postDrawing, WIDTH } from '#components/drawings/postDrawing.ts'
import type { Ink, Primitive } from '#components/drawings/posts/pen.ts'
import { useShared } from '#components/shared.ts'

const inks: Record<Ink, SVGProps<SVGPathElement>> = {
  ground: { className: 'stroke-muted', strokeOpacity: '0.6' },
  axis: { className: 'stroke-muted', strokeOpacity: '0.7', strokeDasharray: '14 4 2 4' },
  hidden: { className: 'stroke-muted', strokeDasharray: '4 4' },
  fine: { className: 'stroke-muted' },
  outline: { className: 'stroke-text' },
  cut: { className: 'stroke-text', strokeWidth: '1.5' },
  solid: { className: 'fill-text' },
  mask: { className: 'fill-background' },
  accent: { className: 'stroke-accent', strokeWidth: '2' },
  joint: { className: 'fill-accent' },
  meeting: { className: 'fill-background stroke-accent' },
}

/** The drawing above a post and on its card; a title or a heading beside it names the post. */
export function PostDrawing({ slug, className }: { slug: string; className?: string }) {
  return (
    <Drawing
      width={WIDTH}
      height={HEIGHT}
      className={className}
      {...useShared(`drawing ${slug}`, <Strokes slug={slug} />)}
    />
  )
}

function Strokes({ slug }: { slug: string }) {
  return (
    <>
      <Grid width={WIDTH} height={HEIGHT} />
      {postDrawing(slug).primitives.map((primitive) => (
        <Stroke key={identity(primitive)} primitive={primitive} />
      ))}
    </>
  )
}

function identity(primitive: Primitive): string {
  return primitive.kind === 'path'
    ? primitive.ink + primitive.d
    : `${primitive.kind} ${primitive.x} ${primitive.y}`
}

function Stroke({ primitive }: { primitive: Primitive }) {
  if (primitive.kind === 'path') return <Path {...inks[primitive.ink]} d={primitive.d} />
  return (
    <Label x={primitive.x} y={primitive.y}>
      {primitive.text}
    </Label>
  )
}
