/** A path, or a list of paths and of circles given by center and radius. */
export type IconShapes = string | readonly (string | readonly [x: number, y: number, radius: number])[]

/** The 40 by 40 canvas of every icon. Shapes are passed in, so that an island loads only those it shows. */
export function SvgIcon({ shapes, className = 'size-6' }: { shapes: IconShapes; className?: string }) {
  return (
    <svg
      className={`icon ${className}`}
      viewBox="0 0 40 40"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {(typeof shapes === 'string' ? [shapes] : shapes).map((shape) => {
        if (typeof shape === 'string') return <path key={shape} d={shape} />
        const [x, y, radius] = shape
        return <circle key={`${shape}`} cx={x} cy={y} r={radius} />
      })}
    </svg>
  )
}
