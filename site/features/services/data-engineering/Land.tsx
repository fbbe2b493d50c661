import { Paths } from '../../../chart/Drawing.tsx'
import type { BasinGround } from './basin-ground.ts'

/** Colors as values: the same drawing is also a file, which knows nothing of the page's tokens. */
export function Land({ ground }: { ground: BasinGround }) {
  return (
    <g fill="none">
      <g fill="#efe3c6" fillOpacity=".5">
        <Paths of={ground.tints} />
      </g>
      <path d={ground.lines} stroke="#b9a878" strokeOpacity=".45" />
      <path d={ground.index} stroke="#a08d58" strokeOpacity=".65" />
    </g>
  )
}
