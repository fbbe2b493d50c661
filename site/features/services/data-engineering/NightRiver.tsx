import { Drawing, Paths } from '../../../chart/Drawing.tsx'
import type { NightDrawing } from './night-drawing.ts'

// Below 1280 px the river is a ribbon as long as the words beside it: 41 wide, drawn 1000 high and stretched.
const RIBBON = 'M7 0C9 120 3 200 0 330S14 520 8 640 2 800 0 1000H41C38 800 40 700 33 600S20 430 26 320 36 120 32 0z'
const RIBBON_FLOW =
  'M15 0C18 140 10 220 9 330S18 520 20 640 14 800 14 1000M24 0C27 140 20 220 18 330S27 520 29 640 25 800 27 1000'

/** The river of the night, with what leads to it. What it says stands in NightScale. */
export function NightRiver({ drawing }: { drawing: NightDrawing }) {
  const { water, flow, canal, late, leaders } = drawing
  return (
    <>
      <svg
        className="hidden xl:absolute xl:z-1 xl:left-1/2 xl:block xl:w-px xl:h-px xl:overflow-visible xl:pointer-events-none"
        aria-hidden="true"
      >
        <Paths of={water} className="fill-sea" />
        <path className="fill-none stroke-water-3 stroke-[0.8]" d={flow} />
        <path className="fill-none stroke-sea stroke-5" d={canal} />
        <path className="fill-none stroke-shoal" strokeDasharray="8 5" d={canal} />
        <path className="fill-none stroke-alarm stroke-2" strokeDasharray="7 5" d={late} />
        {leaders.map(({ d, end: [x, y] }) => (
          <g key={d}>
            <path className="fill-none stroke-ink" d={d} />
            <circle cx={x} cy={y} r="3.5" />
          </g>
        ))}
      </svg>
      {/* Where words need more room than the night has minutes, the river goes straight on to the estuary. */}
      <div className="hidden xl:absolute xl:top-[calc(var(--end)*var(--minute)_-_1px)] xl:-bottom-px xl:left-[calc(50%_-_20.5px)] xl:block xl:w-[41px] xl:bg-sea" />
      <Drawing
        className="night-ribbon absolute left-0 w-7 h-full md:left-[calc(50%_-_20.5px)] md:w-[41px] xl:hidden"
        size={[41, 1000]}
        stretched
      >
        <path className="fill-sea" d={RIBBON} />
        <path className="fill-none stroke-water-3 stroke-[0.8]" d={RIBBON_FLOW} />
      </Drawing>
    </>
  )
}
