import { run } from './run.ts'

// `npm run dev`: pages as they are edited. Forms post to the real server: run `npm start` beside it on port 4321.

process.exitCode = await run('astro', ['dev', '--port', '4320'])
