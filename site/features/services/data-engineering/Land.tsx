import { Paths } from '../../../chart/Drawing.tsx'
import { basinGround } from './basin-ground.ts'
import type { BasinLayout } from './basin-layouts.ts'

/** Colors as values: the same drawing is also a file, which knows nothing of the page's tokens. */
export function Land({ layout }: { layout: BasinLayout }) {
  const { tints, lines, index } = basinGround(layout)
  return (
    <g fill="none">
      <g fill="#efe3c6" fillOpacity=".5">
        <Paths of={tints} />
      </g>
      <path d={lines} stroke="#b9a878" strokeOpacity=".45" />
      <path d={index} stroke="#a08d58" strokeOpacity=".65" />
    </g>
  )
}
