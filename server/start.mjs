import { existsSync, readFileSync } from 'node:fs'

// `node server/start.mjs [built site]`: the server's program as the served build has it, which starts quicker and needs less
// memory than its source, server/main.ts. This file is plain JavaScript, for a Node that may be another than the project's:
// an older one cannot read TypeScript and would print a stack that does not name the cause.

const LEAST_NODE = 24

const { node } = process.versions
if (Number.parseInt(node, 10) < LEAST_NODE) {
  console.error(
    `This is Node ${node}, and the server needs Node ${LEAST_NODE}. Use the one that \`npm ci\` installs: node_modules/.bin/node server/start.mjs`,
  )
  process.exit(1)
}
const pointer = new URL('../contract/catalogue.json', import.meta.url)
const { build } = existsSync(pointer) ? JSON.parse(readFileSync(pointer, 'utf8')) : {}
const program = new URL(`../dist/builds/${build}/programs/main.mjs`, import.meta.url)
await import(existsSync(program) ? program.href : './main.ts')
