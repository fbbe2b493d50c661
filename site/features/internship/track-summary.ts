/** What a track's line in the carousel shows. */
export interface TrackSummary {
  id: number
  value: string
  title: string
  description: string
  colour: string
  /** The icon's drawing, from our own pinned package. */
  icon: string
  skills: readonly string[]
  /** The names of the modules, and what the first and the last phase hold. */
  modules: readonly string[]
  first: string
  last: string
}
