const { PATH, NODE_COMPILE_CACHE, NODE_OPTIONS, TEST_CONNECTIONS } = process.env

/**
 * What a process of the project needs of the environment: nothing that a developer has set. Compiled code is kept for the
 * next process of the run, which halves what a start costs (`npm test` names the folder). Where the run has no network of
 * its own, the process is watched (scripts/test/network.ts).
 */
export const BARE_ENV = {
  PATH,
  ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }),
  ...(TEST_CONNECTIONS && { TEST_CONNECTIONS, NODE_OPTIONS }),
}
