import { buildIfNeeded } from './build.ts'

// `npm start`: builds what is missing, then becomes the server.

const code = await buildIfNeeded()
if (code !== 0) process.exit(code)
await import('../server/main.ts')
