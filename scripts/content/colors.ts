import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The file of the tokens: the accent is typed there, and nowhere else. */
export const THEME = 'site/styles/theme.css'

/** The colors that programs need: emails, share images, icons. Pages and the desk read the tokens themselves. */
export type Colors = Record<'ink' | 'deep' | 'paper' | 'sheet' | 'signal', string>

/** @throws an Error that names the token where the theme has none. */
export function colorsOf(theme: string): Colors {
  const color = (name: string) => {
    const [, value] = new RegExp(`--color-${name}: (#[0-9a-f]{6});`, 'i').exec(theme) ?? []
    if (value === undefined) throw new Error(`${THEME}: --color-${name} is missing. Give it six hexadecimal digits.`)
    return value
  }
  return {
    ink: color('ink'),
    deep: color('deep'),
    paper: color('paper'),
    sheet: color('sheet'),
    signal: color('signal'),
  }
}

/** @param root - of the project. */
export function readColors(root: string): Colors {
  return colorsOf(readFileSync(join(root, THEME), 'utf8'))
}
