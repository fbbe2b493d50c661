import type { Drawing } from '../../../schemas/post.ts'

type Pauses = Extract<Drawing, { name: 'pauses' }>

/** The longest pause in seconds after each failed try: doubled each time, up to a limit. The pause itself is drawn by lot. */
export function longestPauses({ firstSeconds, mostMinutes, tries }: Pauses): number[] {
  return Array.from({ length: tries }, (_, index) => Math.min(mostMinutes * 60, firstSeconds * 2 ** index))
}

/** "32 s", "15 min" */
export function pauseText(seconds: number): string {
  return seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`
}
