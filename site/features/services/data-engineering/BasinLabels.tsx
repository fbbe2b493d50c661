import type { ReactNode } from 'react'
import { percent } from '../../../chart/scale.ts'
import type { ChartOf } from '../../../schemas/charts/chart.ts'
import { counted, signed } from '../figures.ts'
import { basinFigures } from './basin-figures.ts'
import { narrow, type Place, wide } from './basin-layouts.ts'

/** What the chart says, as a list that runs downstream; each entry stands at its place of both drawings. */
export function BasinLabels({ basin }: { basin: ChartOf<'basin'> }) {
  const { sources, unit, first, leaving, joining, second, agreed } = basin
  const figures = basinFigures(basin)
  const [at, down] = [wide.labels, narrow.labels]
  return (
    <ol className="basin-labels">
      {sources.map(({ name, rows }, index) => (
        <Label key={name} kind="source" at={at.sources[index]} down={down.sources[index]}>
          <b>{name}</b> <span>{`${counted(rows)} ${unit}`}</span>
        </Label>
      ))}
      <Label kind="gauge" at={at.first.label} down={down.first.label}>
        <span>{first.label}</span> <b>{counted(figures.first)}</b>
      </Label>
      {leaving.map(({ label, rows }, index) => (
        <Label key={label} kind="change" at={at.leaving[index]} down={down.leaving[index]}>
          <b>{signed(-rows)}</b> <span>{label}</span>
        </Label>
      ))}
      <Label kind="change joining" at={at.joining} down={down.joining}>
        <b>{signed(joining.rows)}</b> <span>{joining.label}</span>
      </Label>
      <Label kind="gauge" at={at.second.label} down={down.second.label}>
        <span>{second.label}</span> <b>{counted(figures.second)}</b>
      </Label>
      <Label kind="change" at={at.back} down={down.back}>
        <b>{signed(-joining.rows)}</b> <span>{joining.back}</span>
      </Label>
      <Label kind="agreed" at={at.agreed} down={down.agreed}>
        <b>{counted(figures.agreed)}</b>
      </Label>
      <Label kind="mark" at={at.mark} down={down.mark}>
        <span>{agreed}</span>
      </Label>
    </ol>
  )
}

interface LabelProps {
  kind: 'source' | 'gauge' | 'change' | 'change joining' | 'agreed' | 'mark'
  at: Place | undefined
  down: Place | undefined
  children: ReactNode
}

function Label({ kind, at, down, children }: LabelProps) {
  const place = {
    '--x': percent((at?.x ?? 0) / wide.width),
    '--y': percent((at?.y ?? 0) / wide.height),
    '--down-x': percent((down?.x ?? 0) / narrow.width),
    '--down-y': percent((down?.y ?? 0) / narrow.height),
  }
  const end = [at?.end && 'wide', down?.end && 'narrow'].filter(Boolean).join(' ')
  return (
    <li data-kind={kind} data-end={end || undefined} data-foot={at?.foot} style={place}>
      {children}
    </li>
  )
}
