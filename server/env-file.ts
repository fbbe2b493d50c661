import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { distance } from '../contract/edit-distance.ts'
import { ConfigError } from './config.ts'
import { CONFIG_KEYS, FILE_KEYS } from './settings.ts'

const KNOWN: readonly string[] = [...CONFIG_KEYS, ...FILE_KEYS]

/** In changed, missing, added or swapped letters. */
const TYPO_LETTERS = 2

/**
 * Loads `.env` from the working directory into the environment, where it exists. A variable that is set already wins.
 *
 * @returns a line for each setting that nothing reads.
 * @throws ConfigError for a name that is nearly a setting: a misspelled one would silently have no effect.
 */
export function loadEnvFile(path = '.env'): string[] {
  if (!existsSync(path)) return []
  const names = Object.keys(parseEnv(readFileSync(path, 'utf8')))
  const unknown = names.filter((name) => !KNOWN.includes(name))
  const typos = unknown.flatMap((name) => {
    const meant = KNOWN.find((key) => key.length > TYPO_LETTERS * 2 && distance(name, key) <= TYPO_LETTERS)
    return meant ? [`${name} in ${path} is no setting. Did you mean ${meant}?`] : []
  })
  if (typos.length > 0) throw new ConfigError(typos.join('\n'))
  process.loadEnvFile(path)
  return unknown.map((name) => `${name} in ${path} is no setting of this server and has no effect on it.`)
}
