import type { ReactNode } from 'react'
import type { Article } from '../articles.ts'
import { AlertsChart } from './AlertsChart.tsx'
import { EstimateChart } from './EstimateChart.tsx'
import { estimateOf } from './estimate.ts'
import type { Frame } from './frame.ts'
import { HollowsChart } from './HollowsChart.tsx'
import { LINE, ownersOf } from './hollows.ts'
import { IntervalsChart } from './IntervalsChart.tsx'
import { samplesOf } from './intervals.ts'
import { KindsChart } from './KindsChart.tsx'
import { kindsOf } from './kinds.ts'
import { RouteChart } from './RouteChart.tsx'

interface Chart {
  draw(frame: Frame): ReactNode
  /** What is drawn, in words. */
  note: string
  /** The part of the note that tells of what is orange. */
  lit?: string
}

/** The chart that an article names, from the figures of its text. */
export function heroChart(chart: NonNullable<Article['chart']>, html: string): Chart {
  switch (chart.kind) {
    case 'hollows': {
      const owners = ownersOf(html)
      const sum = owners.reduce((total, { cost }) => total + cost, 0)
      return {
        draw: (frame) => <HollowsChart owners={owners} frame={frame} />,
        note: `Cost by owner in thousands of dollars, ${(sum / 1000).toFixed(1)} in all. One line, $${LINE}.`,
        lit: 'Dashed: nobody’s.',
      }
    }
    case 'alerts': {
      const { alerts, real, shift } = chart
      return {
        draw: (frame) => <AlertsChart data={chart} frame={frame} />,
        note: `One dot, one alert of ${alerts.toLocaleString('en-US')} a day. In the circle: the ${shift} that one shift reads.`,
        lit: `${real} of the day’s alerts are real.`,
      }
    }
    case 'route': {
      const { stops, writesAtEach, firstTry } = chart
      const writes = stops * writesAtEach
      return {
        draw: (frame) => <RouteChart data={chart} frame={frame} />,
        note: `${stops} stops, ${writes} writes. At ${firstTry * 100}% first try, ${(writes * (1 - firstTry)).toFixed(1)} a day fail.`,
        lit: 'Dashed: no signal. Written on the device, sent later.',
      }
    }
    case 'estimate': {
      const data = estimateOf(html)
      return {
        draw: (frame) => <EstimateChart data={data} frame={frame} />,
        note: 'One project, imagined 60,000 times. The deeper, the more of them end on that day.',
        lit: `Within ${data.likely} days: ${(data.within * 100).toFixed(1)}% of them.`,
      }
    }
    case 'kinds': {
      const kinds = kindsOf(html)
      return {
        draw: (frame) => <KindsChart data={kinds} frame={frame} />,
        note: 'Who holds the client, from the first talk to the support. Four kinds of partner, four courses.',
        lit: `Orange: ${kinds.at(-1)?.name.toLowerCase()}.`,
      }
    }
    case 'intervals': {
      const samples = samplesOf(html)
      const [, second] = samples
      return {
        draw: (frame) => <IntervalsChart data={samples} frame={frame} />,
        note: 'The same share of right answers, out of more and more cases. Heavy line: what may be claimed at 95%.',
        lit: second && `Orange: ${second.right} of ${second.cases}.`,
      }
    }
  }
}
