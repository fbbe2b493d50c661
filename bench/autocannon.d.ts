// The part of autocannon that the benches use; it brings no types.
declare module 'autocannon' {
  export interface Options {
    url: string
    connections: number
    /** Seconds. */
    duration: number
    headers?: Record<string, string>
    requests?: Request[]
  }
  export interface Request {
    method: 'GET' | 'POST'
    path: string
    setupRequest(request: object): object
  }
  export interface Result {
    '2xx': number
    non2xx: number
    errors: number
    /** Seconds. */
    duration: number
    latency: { p50: number; p99: number }
  }
  export default function autocannon(options: Options): Promise<Result>
}
