/** "10:42:30" as minutes since midnight, 642.5. */
export function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes + seconds / 60
}

/** "8:20", minutes and seconds, as 500 seconds. */
export function secondsOf(time: string): number {
  const [minutes = 0, seconds = 0] = time.split(':').map(Number)
  return minutes * 60 + seconds
}

/** 642.5 as "10:42". */
export function clockOf(minutes: number): string {
  return [minutes / 60, minutes % 60].map((part) => String(Math.floor(part)).padStart(2, '0')).join(':')
}

/** 89 as "1 h 29 m", 24 as "24 min". */
export function durationOf(minutes: number): string {
  const whole = Math.floor(minutes)
  return whole < 60 ? `${whole} min` : `${Math.floor(whole / 60)} h ${whole % 60} m`
}

/** 570 seconds as "9:30". */
export function timeOf(seconds: number): string {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
