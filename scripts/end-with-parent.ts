const EVERY_MS = 500

/**
 * Ends this process as SIGTERM does when the one that started it is gone. Whoever kills npm means the server, which would go on
 * holding its port for nobody.
 */
export function endWithParent(): void {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, EVERY_MS)
  timer.unref()
}
