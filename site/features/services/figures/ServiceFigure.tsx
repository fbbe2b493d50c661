import type { Figure } from '../../../schemas/figure.ts'
import { Coverage } from './Coverage.tsx'
import { Estate } from './Estate.tsx'
import { Failover } from './Failover.tsx'
import { Reconciliation } from './Reconciliation.tsx'
import { Release } from './Release.tsx'
import { Risks } from './Risks.tsx'
import { Running } from './Running.tsx'
import { Scores } from './Scores.tsx'
import { States } from './States.tsx'
import { Waterfall } from './Waterfall.tsx'

/** The drawing alone, for a frame of 420 × 240. */
export function ServiceFigure(figure: Figure) {
  switch (figure.kind) {
    case 'waterfall':
      return <Waterfall {...figure} />
    case 'states':
      return <States {...figure} />
    case 'coverage':
      return <Coverage {...figure} />
    case 'reconciliation':
      return <Reconciliation {...figure} />
    case 'failover':
      return <Failover {...figure} />
    case 'release':
      return <Release {...figure} />
    case 'risks':
      return <Risks {...figure} />
    case 'running':
      return <Running {...figure} />
    case 'estate':
      return <Estate {...figure} />
    case 'scores':
      return <Scores {...figure} />
  }
}
