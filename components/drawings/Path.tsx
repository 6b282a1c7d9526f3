import type { SVGProps } from 'react'
import svgpath from 'svgpath'

/**
 * A path of a drawing. Its coordinates count from where the step before has led: equal steps then read the same wherever
 * they are, which takes some 2 KB of gzip off a page with a drawing. Shapes are true to a tenth of a unit.
 */
export function Path({ d, ...props }: SVGProps<SVGPathElement> & { d: string }) {
  return <path {...props} d={svgpath(d).rel().round(1).toString()} />
}
