import { contours } from '../../../chart/contours.ts'
import type { Frame } from './frame.ts'

/** Quiet contour lines under a chart that is not made of them. */
export function Ground({ frame, seed, levels = 9 }: { frame: Frame; seed: number; levels?: number }) {
  const { width, height } = frame
  const lines = contours({ seed, width, height, levels, swell: width / 2.4, tolerance: 2.4 })
  return <path d={lines.map(({ d }) => d).join('')} fill="none" stroke="#7fb3cc" strokeOpacity=".26" />
}
