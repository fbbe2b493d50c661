// `node server/start.mjs [built site]`: server/main.ts for a Node that may be another than the project's. An older one
// cannot read TypeScript and would print a stack that does not name the cause. So this file is plain JavaScript.

const LEAST_NODE = 24

const { node } = process.versions
if (Number.parseInt(node, 10) < LEAST_NODE) {
  console.error(
    `This is Node ${node}, and the server needs Node ${LEAST_NODE}. Use the one that \`npm ci\` installs: node_modules/.bin/node server/start.mjs`,
  )
  process.exit(1)
}
await import('./main.ts')
