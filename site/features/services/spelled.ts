const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']

/** A count at the beginning of a sentence; from ten on in figures. */
export function spelled(count: number): string {
  return NUMBERS[count] ?? String(count)
}
