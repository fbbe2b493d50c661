import type { CSSProperties } from 'react'
import { soundings } from './contours.ts'

interface SoundingFiguresProps {
  seed: number
  /** The place that they are scattered over, in pixels; they then stand at shares of whatever holds them. */
  width: number
  height: number
  count: number
  /** Least distance of two, in pixels. */
  gap: number
  /** Fathoms at the highest and the deepest place. */
  shoalest?: number
  deepest?: number
}

/** Depth figures as charts print them, the tenths smaller and lower. Style places each by `--x` and `--y`, 0 to 1. */
export function SoundingFigures({ width, height, ...options }: SoundingFiguresProps) {
  return soundings({ ...options, width, height, margin: 0, swell: 240 }).map(({ x, y, whole, tenth }) => (
    <span key={`${x} ${y}`} style={place(x / width, y / height)}>
      {whole}
      {tenth > 0 && <sub>{tenth}</sub>}
    </span>
  ))
}

/** React's types know no custom properties. */
function place(x: number, y: number): CSSProperties {
  return { '--x': Math.round(x * 100) / 100, '--y': Math.round(y * 100) / 100 } as CSSProperties
}
