/** 1.37 as a chart prints a depth: 1 and a low 4. */
export function soundingOf(value: number): { whole: number; low: number } {
  const tenths = Math.round(value * 10)
  return { whole: Math.floor(tenths / 10), low: tenths % 10 }
}
