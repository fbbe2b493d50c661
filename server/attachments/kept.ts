import type { StagedFile } from './store.ts'

/** Keeps a staged file for 24 hours. @returns its token. */
export async function keep(_dataDir: string, _file: StagedFile): Promise<string> {
  throw new Error('not written yet')
}

/** The file of a token, as often as it is asked for; undefined when unknown, forged or older than 24 hours. */
export async function take(_dataDir: string, _token: string, _now: number): Promise<StagedFile | undefined> {
  throw new Error('not written yet')
}
