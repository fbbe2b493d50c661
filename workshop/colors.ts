import { join } from 'node:path'
import { readColors } from '../scripts/content/colors.ts'

/** The theme's colors, for what is drawn here. */
export const COLORS = readColors(join(import.meta.dirname, '..'))

/** The accent. */
export const SIGNAL = COLORS.signal
