import type { SVGProps } from 'react'
import { Drawing, Grid, Label } from '#components/drawings/parts.tsx'
import { HEIGHT, postDrawing, WIDTH } from '#components/drawings/postDrawing.ts'
import type { Ink, Primitive } from '#components/drawings/posts/pen.ts'

const inks: Record<
  Ink,
  { className: string; strokeWidth?: string; strokeOpacity?: string; strokeDasharray?: string }
> = {
  ground: { className: 'stroke-muted', strokeOpacity: '0.6' },
  axis: { className: 'stroke-muted', strokeOpacity: '0.7', strokeDasharray: '14 4 2 4' },
  hidden: { className: 'stroke-muted', strokeDasharray: '4 4' },
  fine: { className: 'stroke-muted' },
  outline: { className: 'stroke-text' },
  cut: { className: 'stroke-text', strokeWidth: '1.5' },
  solid: { className: 'fill-text' },
  mask: { className: 'fill-background' },
  accent: { className: 'stroke-accent', strokeWidth: '2' },
}

/** The drawing above a post and on its card; a title or a heading beside it names the post. */
export function PostDrawing({ slug, className }: { slug: string; className?: string }) {
  return (
    <Drawing width={WIDTH} height={HEIGHT} className={className}>
      <Grid width={WIDTH} height={HEIGHT} />
      {postDrawing(slug).primitives.map((primitive, index) => (
        <Stroke key={index} primitive={primitive} />
      ))}
    </Drawing>
  )
}

function Stroke({ primitive }: { primitive: Primitive }) {
  if (primitive.kind === 'path') return <path {...inks[primitive.ink]} d={primitive.d} />
  if (primitive.kind === 'label')
    return (
      <Label x={primitive.x} y={primitive.y}>
        {primitive.text}
      </Label>
    )
  const className = primitive.open ? 'fill-background stroke-accent' : 'fill-accent'
  return <circle className={className} cx={primitive.x} cy={primitive.y} r="4" />
}
