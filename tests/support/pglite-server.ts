import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'

// PostgreSQL as WebAssembly, for a machine where none is installed. Each database is a server of its own with one session,
// which connections take in turns.

/** As many as the server's pool and the test open. */
const CONNECTIONS_MAX = 40

export interface PgliteServer {
  url: string
  /** The whole database, to start others from. */
  dump(): Promise<Blob>
  stop(): Promise<void>
}

/** Starts one on a free loopback port. */
export async function startPglite(dump?: Blob): Promise<PgliteServer> {
  // Without the flag that turns syncs off: the site refuses a database that does not sync.
  const startParams = PGlite.defaultStartParams.filter((flag) => flag !== '-F')
  const db = await PGlite.create({ startParams, ...(dump && { loadDataDir: dump }) })
  const server = new PGLiteSocketServer({ db, port: 0, host: '127.0.0.1', maxConnections: CONNECTIONS_MAX })
  await server.start()
  return {
    url: `postgres://postgres@${server.getServerConn()}/postgres?sslmode=disable`,
    dump: () => db.dumpDataDir('none'),
    async stop() {
      await server.stop()
      await db.close()
    },
  }
}
