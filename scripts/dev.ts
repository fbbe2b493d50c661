import { run } from './run.ts'

// `npm run dev`: pages as they are edited, at http://127.0.0.1:4320 (`npm run dev -- --port 4400`: elsewhere).

const args = process.argv.slice(2)
process.exitCode = await run('astro', ['dev', ...(args.includes('--port') ? [] : ['--port', '4320']), ...args])
