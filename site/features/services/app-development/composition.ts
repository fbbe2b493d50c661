import expertise from '../../../styles/services/app-development/expertise.css?inline'
import hero from '../../../styles/services/app-development/hero.css?inline'
import offer from '../../../styles/services/app-development/offer.css?inline'
import passage from '../../../styles/services/app-development/passage.drawing.css?inline'
import passageDown from '../../../styles/services/app-development/passage-down.drawing.css?inline'
import phone from '../../../styles/services/app-development/phone.drawing.css?inline'
import process from '../../../styles/services/app-development/process.css?inline'
import reasons from '../../../styles/services/app-development/reasons.css?inline'
import type { Composition } from '../composition.ts'
import { AppDevelopment } from './AppDevelopment.tsx'

export const appDevelopment: Composition = {
  Page: AppDevelopment,
  styles: [hero, phone, passage, passageDown, offer, process, expertise, reasons],
  ground: 'dark',
}
