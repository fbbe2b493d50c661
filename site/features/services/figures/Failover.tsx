import type { FigureOf } from '../../../schemas/figure.ts'
import { timeOf } from '../clock.ts'
import { FILL, FRAME, INK, Label, LINE, PALE, round, SIGNAL } from './Label.tsx'

const TOP = 30
const BASE = 188

/** What two regions serve: one is lost at zero, the other takes over step by step. */
export function Failover({ lost, taking, served, minutes, alarm, leads, curve }: FigureOf<'failover'>) {
  const at = (minute: number) => round(((minute + 1) / (minutes + 1)) * FRAME.width)
  const height = (share: number) => round(BASE - (share / 100) * (BASE - TOP))
  const rise = curve.map((point) => `L${at(point.at)} ${height(point.share)}`).join('')
  const whole = curve.find(({ share }) => share === 100)
  return (
    <>
      <path d={`M0 ${TOP}H${FRAME.width}M0 ${BASE}H${FRAME.width}`} stroke={LINE} />
      <path d={`M0 ${TOP}H${at(0)}L${at(0.08)} ${BASE}H0z`} fill={PALE} />
      <path d={`M${at(leads.at)} ${BASE}${rise}H${FRAME.width}V${BASE}z`} fill={FILL} />
      <path
        d={`M0 ${TOP}H${at(0)}L${at(0.08)} ${BASE}M${at(leads.at)} ${BASE}${rise}H${FRAME.width}`}
        fill="none"
        stroke={INK}
        strokeWidth="1.5"
      />
      <path d={`M${at(alarm.at)} ${BASE}V${BASE - 26}`} stroke={INK} strokeDasharray="2 4" className="figure-minor" />
      <path d={`M${at(leads.at)} ${BASE}V${BASE - 58}`} stroke={INK} strokeDasharray="2 4" />
      <Label x={at(alarm.at) - 4} y={BASE - 32} minor text={`${alarm.label} ${timeOf(60 * alarm.at)}`} />
      {leads.label.split(' ').map((word, index, words) => (
        <Label
          key={word}
          x={at(leads.at) - 4}
          y={BASE - 86 + index * 20}
          anchor="end"
          text={index === words.length - 1 ? `${word} ${timeOf(60 * leads.at)}` : word}
        />
      ))}
      <Label x={0} y={20} text={served} />
      {whole && (
        <>
          <circle cx={at(whole.at)} cy={TOP} r="6" fill={SIGNAL} />
          <Label x={at(whole.at)} y={18} anchor="middle" text={timeOf(60 * whole.at)} />
        </>
      )}
      <Label x={0} y={BASE + 22} text={lost} />
      <Label x={FRAME.width} y={BASE + 22} anchor="end" text={taking} />
      <Label x={at(0)} y={BASE + 46} anchor="middle" text={timeOf(60 * 0)} />
      <Label x={FRAME.width} y={BASE + 46} anchor="end" text={`${timeOf(60 * minutes)} min`} />
    </>
  )
}
