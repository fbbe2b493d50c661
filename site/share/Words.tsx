import { COLORS } from '../../contract/colors.ts'
import type { Company } from '../../contract/company.ts'
import { EDGE, type IsFree, SHEET } from './ground.ts'
import { fitHeadline, LEADING } from './headline.ts'
import { type SharedSounding, SURFACE, soundingDepth } from './sounding.ts'

/** Shares of the whole width. */
export interface Bars {
  before: number[]
  after: number
}

export interface ShareImage {
  /** The page's own heading. */
  heading: string
  /** What it belongs to: a service, a category, a part of the site. */
  label: string
  /** As a visitor would read it out, without `https://`. */
  address: string
  seed: number
  /** What was measured before, in its parts, and after, as shares of the whole width. */
  bars?: Bars
  /** A sounding is drawn as a whole of its own, without two sides. */
  sounding?: SharedSounding
}

/** Pixels. */
const LEFT = 60
const INK_LEFT = EDGE + 40
const ROOM = { top: 132, width: SHEET.width - 2 * LEFT, height: 372 }
/** Bars take the lower part of it. */
export const BARS = { left: LEFT, top: 374, width: ROOM.width, height: 54, pitch: 68 }
const SMALL = 19
/** The mono face is three fifths of its size wide. */
const LETTER = SMALL * 0.6

/** Of a headline until it is drawn: on each side it has a color of its own. */
export const HEADLINE_COLOR = '#010203'

/**
 * Everything that is set in type, for both sides of the edge; what runs over it is cut there by whoever draws a side. satori
 * knows flex boxes and absolute places, and nothing of our style sheets.
 */
export function Words({ heading, label, address, bars, company }: ShareImage & { company: Company }) {
  const { line, coordinates } = company.address
  return (
    <div style={{ ...FILL, fontFamily: 'Geist Mono', fontSize: SMALL, color: COLORS.ink }}>
      <div style={{ ...at(LEFT + 40, 46), ...DISPLAY, fontSize: 33, letterSpacing: '-0.02em' }}>{company.name}</div>
      <div style={{ ...at(INK_LEFT, 56), color: '#cfe6ee' }}>{label}</div>
      <Headline {...placeHeadline(heading, bars)} />
      <div style={{ ...at(LEFT, 535), display: 'flex', flexDirection: 'column', lineHeight: 1.45 }}>
        <span>{line}</span>
        <span>{coordinates}</span>
      </div>
      <div style={{ ...at(INK_LEFT, 563), color: '#a9c0cc' }}>{address}</div>
    </div>
  )
}

/** The words of a sounding: its question over the water, the figure on the bed. */
export function SoundingWords({ heading, address, sounding }: ShareImage & { sounding: SharedSounding }) {
  const deep = soundingDepth(sounding)
  return (
    <div style={{ ...FILL, ...DISPLAY, fontSize: 24, color: COLORS.ink }}>
      <div style={{ ...at(LEFT + 32, 40), fontSize: 46, letterSpacing: '-0.03em' }}>{heading}</div>
      <div style={within(600, 58, 544, 'flex-end')}>{address}</div>
      {sounding.stations.map(({ label, place }) => (
        <div key={place} style={within(place * SHEET.width - 200, 136, 400, 'center')}>
          {label}
        </div>
      ))}
      {sounding.scale.map(({ weeks, depth }) => (
        <div
          key={weeks}
          style={{
            ...within(1068, SURFACE + deep(depth) - 27, 100, 'flex-end'),
            ...MONO,
            // In the deepest water it is light.
            color: depth * 100 > (sounding.layers[3]?.y ?? Number.POSITIVE_INFINITY) ? COLORS.sheet : MONO.color,
          }}
        >
          {weeks === 1 ? '1 week' : weeks}
        </div>
      ))}
      <div style={{ ...at(LEFT - 8, 452), display: 'flex', alignItems: 'baseline', gap: 18, letterSpacing: '-0.05em' }}>
        <span style={{ fontSize: 148, lineHeight: 1 }}>{sounding.figure}</span>
        <span style={{ fontSize: 60 }}>{sounding.unit}</span>
      </div>
      <div style={{ ...at(760, 528), display: 'flex', flexDirection: 'column', lineHeight: 1.2, color: '#46525c' }}>
        {sounding.source.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </div>
    </div>
  )
}

/** Where lines of the chart may run: not under the small words. */
export function lineRoom({ label, address }: Pick<ShareImage, 'label' | 'address'>): IsFree {
  const small = [
    { left: LEFT, top: 42, right: 330, bottom: 92 },
    { left: LEFT, top: 538, right: 250, bottom: 588 },
    { left: INK_LEFT, top: 56, right: INK_LEFT + label.length * LETTER, bottom: 80 },
    { left: INK_LEFT, top: 563, right: INK_LEFT + address.length * LETTER, bottom: 588 },
  ]
  return (x, y) =>
    !small.some(({ left, top, right, bottom }) => x > left - 10 && x < right + 10 && y > top - 10 && y < bottom + 10)
}

function placeHeadline(heading: string, bars: ShareImage['bars']) {
  const room = bars ? BARS.top - ROOM.top - 20 : ROOM.height
  const headline = fitHeadline(heading, ROOM.width, room)
  return { ...headline, top: ROOM.top + (room - headline.lines.length * headline.size * LEADING) / 2 }
}

function Headline({ top, size, lines }: { top: number; size: number; lines: string[] }) {
  const type = { ...DISPLAY, fontSize: size, lineHeight: LEADING, letterSpacing: '-0.045em', color: HEADLINE_COLOR }
  return (
    <div style={{ ...at(LEFT, top), ...type, display: 'flex', flexDirection: 'column', width: 1400 }}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </div>
  )
}

const FILL = { display: 'flex', width: '100%', height: '100%' } as const
const MONO = { fontFamily: 'Geist Mono', fontSize: SMALL, color: '#14587a' } as const
const DISPLAY = { fontFamily: 'Funnel Display', fontWeight: 500 } as const

function within(left: number, top: number, width: number, justifyContent: 'center' | 'flex-end') {
  return { ...at(left, top), width, display: 'flex', justifyContent } as const
}

function at(left: number, top: number) {
  return { position: 'absolute', boxSizing: 'border-box', left, top } as const
}
