/** The size of a hero's drawing in px: a wide one behind the words, and a narrow one of its own under them. */
export interface Frame {
  kind: 'wide' | 'narrow'
  width: number
  height: number
}

export const WIDE: Frame = { kind: 'wide', width: 1440, height: 700 }
export const NARROW: Frame = { kind: 'narrow', width: 390, height: 372 }
