import { Drawing } from '../../../chart/Drawing.tsx'
import { BILL, type BillDrawing } from './bill-drawing.ts'

/** Water in tints of its depth, the sand below it, and the pits that nobody claims. */
export function BillBed({ drawing }: { drawing: BillDrawing }) {
  const { lines, bed, sand, after, pits, tints } = drawing
  const { width, height } = BILL
  return (
    <Drawing className="hidden fill-none md:block absolute inset-0 size-full" size={[width, height]} stretched>
      <defs>
        <pattern id="bill-hatching" width="8" height="8" patternUnits="userSpaceOnUse">
          <path className="md:stroke-sea" d="M-2 2L2-2M-1 9L9-1M6 10L10 6" />
        </pattern>
        <pattern id="bill-sand" width="10" height="10" patternUnits="userSpaceOnUse" fill="#c9b988">
          <circle cx="2" cy="2" r=".7" />
          <circle cx="7" cy="7" r=".7" />
        </pattern>
      </defs>
      <path className="md:fill-shoal-pale" d={`M0 0H${width}V${height}H0z`} />
      {tints.map((depth) => (
        <path key={depth} fill="#7fb9d0" fillOpacity="0.17" d={`M0 ${depth}H${width}V${height}H0z`} />
      ))}
      <path className="md:fill-buff" d={sand} />
      <path fill="url(#bill-sand)" d={sand} />
      <path className="md:fill-shoal-pale md:[fill-opacity:0.75]" d={pits} />
      <path fill="url(#bill-hatching)" d={pits} />
      <path className="stroke-ink stroke-[1.3]" d={bed} />
      <path className="stroke-ink stroke-[1.3]" strokeDasharray="4 4" d={after} />
      <path className="stroke-ink" d={`M0 .5H${width}${lines.map(({ x, depth }) => `M${x} 0V${depth}`).join('')}`} />
    </Drawing>
  )
}
