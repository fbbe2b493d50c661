// The published types (0.6) do not know the second argument of `encodings`, which decides between equal weights.
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Record<string, string | undefined> })
    encodings(available: readonly string[], options: { preferred: readonly string[] }): string[]
  }
}
