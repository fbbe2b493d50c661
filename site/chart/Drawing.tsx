import type { SVGProps } from 'react'

interface DrawingProps extends SVGProps<SVGSVGElement> {
  /** Width and height in the drawing's own units. */
  size: readonly [width: number | string, height: number | string]
  /** It takes the shape of its place: lines keep their breadth, and words are HTML over it. */
  stretched?: boolean
}

/** A drawing whose words stand beside it or over it, so that a screen reader passes it by. */
export function Drawing({ size: [width, height], stretched, ...props }: DrawingProps) {
  return (
    <svg
      {...props}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={stretched ? 'none' : props.preserveAspectRatio}
      aria-hidden="true"
    />
  )
}

interface PathsProps extends SVGProps<SVGPathElement> {
  of: readonly string[]
  /** Those of each, in the same order, where they differ. */
  classes?: readonly string[]
}

/** Lines or areas of one look, by their path data. */
export function Paths({ of, classes, ...look }: PathsProps) {
  return of.map((d, index) => <path key={d} className={classes?.[index]} {...look} d={d} />)
}
