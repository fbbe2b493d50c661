/**
 * What a process of the project needs of the environment: nothing that a developer has set. Compiled code is kept for the
 * next process of the run, which halves what a start costs (`npm test` names the folder).
 */
export const BARE_ENV = {
  PATH: process.env.PATH,
  ...(process.env.NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE }),
}
