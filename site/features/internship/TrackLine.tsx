import type { TrackSummary } from './track-summary.ts'

/** What a track's twelve weeks hold, along its line into the sea; the details say it in full. */
export function TrackLine({ modules, first, last }: Pick<TrackSummary, 'modules' | 'first' | 'last'>) {
  return (
    <div className="track-line">
      <p className="relative self-start pt-5 lg:pr-4">
        <Weeks from={1} />
        {first}
      </p>
      <ul>
        {modules.map((module, index) => (
          <li key={module} className="grid relative items-center">
            {index === 0 && <Weeks from={3} />}
            {module}
          </li>
        ))}
      </ul>
      <p className="relative self-start pt-10 text-sheet lg:pr-4">
        <Weeks from={9} to={12} />
        {last}
      </p>
    </div>
  )
}

function Weeks({ from, to }: { from: number; to?: number }) {
  return (
    <>
      <span className="track-week mono" aria-hidden="true">
        {from}
      </span>
      {to !== undefined && (
        <span className="track-week mono" data-last="" aria-hidden="true">
          {to}
        </span>
      )}
    </>
  )
}
