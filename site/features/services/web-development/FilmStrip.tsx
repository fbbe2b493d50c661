import { Drawing } from '../../../chart/Drawing.tsx'
import { tenth } from '../../../chart/scale.ts'
import type { ChartOf } from '../../../schemas/charts/chart.ts'
import { type Frame, inSeconds, pageFrames } from './page-frames.ts'

/** The picture's height in a frame. */
const PICTURE = 66

/** What the visitor saw, one frame above each fifth of a second of the waterfall. Its moments are a list beside it. */
export function FilmStrip({ chart }: { chart: ChartOf<'page-view'> }) {
  return (
    <div
      className="film-strip grid grid-cols-[1fr_1fr] gap-y-7 gap-x-5 mt-10 sm:grid-cols-[repeat(4,1fr)] sm:gap-y-5 md:mt-14 xl:grid-cols-[repeat(8,1fr)] xl:gap-[1.412%]"
      aria-hidden="true"
    >
      <Parts page={chart.page} />
      {pageFrames(chart).map(({ at, moment, shows }) => (
        <div key={at} data-moment={moment && at > 0 ? '' : undefined}>
          <p className="min-h-[1.35em] text-small font-medium leading-[1.35] whitespace-nowrap">
            {moment?.label}
            {moment?.exact !== undefined && <span>, {inSeconds(moment.exact, 1)} s</span>}
          </p>
          <p className="mono min-h-[1.35em] mb-4 font-mono text-mono font-normal leading-text whitespace-nowrap text-muted-deep">
            {inSeconds(at, 1)} s
          </p>
          <Drawing className="block w-full rounded-[12px]" size={[146, 305]}>
            <FrameContent shows={shows} />
          </Drawing>
        </div>
      ))}
    </div>
  )
}

function FrameContent({ shows }: Pick<Frame, 'shows'>) {
  if (!shows.frame) return <use href="#frame-tap" />
  return (
    <>
      <use href="#frame-page" />
      {shows.name && <use href="#frame-name" />}
      <use href={shows.text ? '#frame-text' : '#frame-lines'} />
      {(shows.name || shows.picture > 0) && <rect x="11" y="166" width="124" height={PICTURE} rx="2" fill="#e3e8ea" />}
      {shows.picture > 0 && (
        <svg x="11" y="166" width="124" height={tenth(PICTURE * shows.picture)} aria-hidden="true">
          <use href="#frame-picture" />
        </svg>
      )}
      {shows.text && <use href={shows.ready ? '#frame-ready' : '#frame-waiting'} />}
    </>
  )
}

/** Each part of a frame is drawn once; the frames use it. */
function Parts({ page }: Pick<ChartOf<'page-view'>, 'page'>) {
  return (
    <svg className="absolute" width="0" height="0" aria-hidden="true">
      <defs>
        <g id="frame-tap">
          <rect width="146" height="305" rx="12" fill="#142f40" />
          <circle cx="73" cy="153" r="21" fill="#27485b" />
          <circle cx="73" cy="153" r="9" fill="#e4f0f2" />
        </g>
        <g id="frame-page">
          <rect width="146" height="305" rx="12" fill="#fff" />
          <path
            d="M.5 40V12A11.5 11.500 0 0 1 12 .5h122a11.500 11.500 0 0 1 11.500 11.500v28z"
            fill="#0c2236"
            stroke="#3d6478"
          />
        </g>
        <text id="frame-name" x="11" y="27" fill="#fff" fontSize="14">
          {page.product}
        </text>
        <g id="frame-lines">
          <path d="M11 55h84v13H11zM11 95h66v9H11zM11 133h53v9H11z" fill="#e3e8ea" />
          <path d="M11 82.500h124M11 120.500h124" stroke="#e3e8ea" />
        </g>
        <g id="frame-text">
          <text x="11" y="69" fontSize="17">
            {page.title}
          </text>
          <path d="M11 82.500h124M11 120.500h124" stroke="#e3e8ea" />
          {page.lines.map(([label, value], index) => (
            <g key={label} fontSize="13">
              <text x="11" y={106 + index * 38}>
                {label}
              </text>
              <text x="135" y={106 + index * 38} textAnchor="end">
                {value}
              </text>
            </g>
          ))}
        </g>
        <g id="frame-picture">
          <path d="M0 0h124v66H0z" fill="#8fc3d8" />
          <path d="M0 42q32-12 62-2t62-6v32H0z" fill="#1b6e93" />
          <path d="M50 44l4-30 18 28zM42 46h38l-5 8H48z" fill="#fff" />
        </g>
        {Object.entries({ waiting: ['#e3e8ea', '#6a757c'], ready: ['#1b6e93', '#fff'] }).map(
          ([name, [ground, words]]) => (
            <g key={name} id={`frame-${name}`}>
              <rect x="11" y="248" width="124" height="39" rx="3" fill={ground} />
              <text x="73" y="272" textAnchor="middle" fontSize="14" fill={words}>
                {page.action}
              </text>
            </g>
          ),
        )}
      </defs>
    </svg>
  )
}
