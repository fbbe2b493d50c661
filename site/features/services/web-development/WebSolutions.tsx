import type { ReactNode } from 'react'
import { Drawing } from '../../../chart/Drawing.tsx'
import { polyline } from '../../../chart/path.ts'
import { tenth } from '../../../chart/scale.ts'
import type { Service } from '../../../schemas/service.ts'
import { Part, type ServicePageProps } from '../Part.tsx'

/** Four situations, each with a drawing that counts what its text names. */
export function WebSolutions(props: ServicePageProps) {
  return (
    <Part of="solutions" {...props} tone="buff" ruler>
      {({ items }) => (
        <ul className="grid gap-y-0 gap-x-6 mt-14 md:grid-cols-[1fr_1fr]">
          {items.map(({ title, text, drawing }) => (
            <li key={title} className="grid gap-y-5 gap-x-10 pt-8 pb-10 border-t border-ink lg:grid-cols-[8rem_1fr]">
              {drawing && <SolutionDrawing {...drawing} />}
              <div>
                <h3 className="text-h4">{title}</h3>
                <p className="max-w-110 mt-2 text-quiet">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Part>
  )
}

type DrawingData = NonNullable<NonNullable<Service['solutions']>['items'][number]['drawing']>

const WIDTH = 128
const HEIGHT = 80

const KINDS: Record<DrawingData['kind'], (props: { count: number }) => ReactNode> = {
  peak: Peak,
  calls: Calls,
  places: Places,
  screens: Screens,
}

/** A small drawing of what a solution's text says; its count is the text's. Decoration beside the words. */
function SolutionDrawing({ kind, count }: DrawingData) {
  const Kind = KINDS[kind]
  return (
    <Drawing width={WIDTH} height={HEIGHT} fill="none" size={[WIDTH, HEIGHT]}>
      <Kind count={count} />
    </Drawing>
  )
}

/** The level that the site carries, and a bell of demand that is cut there. */
function Peak() {
  const level = 28
  const bell = Array.from({ length: 33 }, (_, index) => {
    const x = index * 4
    return [x, HEIGHT - 4 - (HEIGHT - 6) * Math.exp(-(((x - 56) / 21) ** 2))] as const
  })
  const cut = bell.map(([x, y]) => [x, Math.max(y, level)] as const)
  return (
    <>
      <path d={`${polyline(cut)}V${HEIGHT - 4}H0z`} fill="#14587a" />
      <path d={polyline(bell.filter(([, y]) => y <= level + 4))} stroke="#071521" strokeWidth="1.5" />
      <path d={`M0 ${level}H${WIDTH}`} stroke="#071521" strokeWidth="1.5" />
    </>
  )
}

/** So many calls, and the one page that answers them. */
function Calls({ count }: { count: number }) {
  const pitch = tenth((HEIGHT - 4) / (count - 1))
  return (
    <>
      <path
        d={Array.from({ length: count }, (_, index) => `M0 ${tenth(2 + index * pitch)}h84`).join('')}
        stroke="#14587a"
        strokeWidth="4"
      />
      <path d={`M91 4V${HEIGHT - 4}M91 ${HEIGHT / 2}h24`} stroke="#071521" strokeWidth="1.5" />
      <circle cx="119" cy={HEIGHT / 2} r="8" fill="#071521" />
    </>
  )
}

/** One fact and the places that read it. */
function Places({ count }: { count: number }) {
  const middle = HEIGHT / 2
  const heights = Array.from({ length: count }, (_, index) => tenth(9 + (index * (HEIGHT - 18)) / (count - 1)))
  return (
    <>
      <path
        d={`M12 ${middle}H56M56 ${heights[0]}V${heights.at(-1)}${heights.map((y) => `M56 ${y}H97`).join('')}`}
        stroke="#071521"
        strokeWidth="1.5"
      />
      <circle cx="12" cy={middle} r="11" fill="#14587a" />
      {heights.map((y) => (
        <rect key={y} x="97" y={y - 8.5} width="30" height="17" stroke="#071521" strokeWidth="1.5" />
      ))}
    </>
  )
}

/** So many screens in rows of twenty; the one that was repaired is dark. */
function Screens({ count }: { count: number }) {
  const cell = (index: number) => `M${tenth((index % 20) * 6.4)} ${tenth(Math.floor(index / 20) * 8)}h4.8v5.6h-4.8z`
  return (
    <>
      <path d={Array.from({ length: count - 1 }, (_, index) => cell(index + 1)).join('')} fill="#14587a" />
      <path d={cell(0)} fill="#071521" />
    </>
  )
}
