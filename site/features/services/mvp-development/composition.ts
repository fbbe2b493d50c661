import funnel from '../../../styles/services/mvp-development/funnel.drawing.css?inline'
import offer from '../../../styles/services/mvp-development/offer.css?inline'
import reasons from '../../../styles/services/mvp-development/reasons.css?inline'
import scope from '../../../styles/services/mvp-development/scope.drawing.css?inline'
import scopeNarrow from '../../../styles/services/mvp-development/scope-narrow.drawing.css?inline'
import scopeWide from '../../../styles/services/mvp-development/scope-wide.drawing.css?inline'
import type { Composition } from '../composition.ts'
import { MvpDevelopment } from './MvpDevelopment.tsx'

export const mvpDevelopment: Composition = {
  Page: MvpDevelopment,
  styles: [scope, scopeNarrow, scopeWide, offer, funnel, reasons],
  ground: 'dark',
}
