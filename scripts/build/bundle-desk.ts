import { join } from 'node:path'
import type { Staging } from './staging.ts'

/**
 * Puts the staff's screen into a build, in its folder `desk`: that of the last build where it was made of the same, else
 * a new one (some 2 s).
 *
 * @param desk a hash of everything that it is made of.
 * @throws what the compiler throws, with file and line.
 */
export async function bundleDesk(root: string, staging: Staging, desk: string): Promise<void> {
  const key = `desk ${desk}`
  if (staging.takeAll(key, 'desk/index.html')) return
  const { build } = await import('vite')
  await build({ configFile: join(root, 'desk/vite.config.ts'), build: { outDir: join(staging.folder, 'desk') } })
  for (const path of staging.list('desk')) staging.note(path, key)
}
