// Draws everything that carries the brand's colors and is kept in the repository: `npm run draw`. Takes minutes.

import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { BAKED } from './baked.ts'

for (const { command } of BAKED) {
  console.log(command)
  execFileSync(process.execPath, [join(import.meta.dirname, command)], { stdio: 'inherit' })
}
