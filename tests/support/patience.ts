/** For `vi.waitFor`, whose own patience is one second: what takes 20 ms here can take seconds on a busy machine. */
export const PATIENT = { timeout: 20_000 }
