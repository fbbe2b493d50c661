import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

// The least a Node server can do: one file, read once, to everybody. What bench/pages.ts compares with.

const body = readFileSync(process.argv[2] ?? '')
const server = createServer((_request, response) => {
  response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Length': body.length })
  response.end(body)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (typeof address === 'object') console.log(`http://127.0.0.1:${address?.port}`)
})
