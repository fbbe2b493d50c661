import { buildIfNeeded } from './build.ts'
import { endWithParent } from './end-with-parent.ts'

// `npm start`: builds what is missing, then becomes the server.

endWithParent()
const code = await buildIfNeeded()
if (code !== 0) process.exit(code)
// A file of plain JavaScript, without types.
const program = '../server/start.mjs'
await import(program)
