import { buildIfNeeded } from './build.ts'
import { endWithParent } from './end-with-parent.ts'

// `npm run demo`: builds what is missing, then starts site and desk with invented requests.

endWithParent()
const code = await buildIfNeeded()
if (code !== 0) process.exit(code)
await import('../server/demo/start.ts')
