import sites from '../../../styles/services/sites.css?inline'
import hero from '../../../styles/services/web-development/hero.css?inline'
import load from '../../../styles/services/web-development/load.drawing.css?inline'
import loadNotes from '../../../styles/services/web-development/load-notes.drawing.css?inline'
import offer from '../../../styles/services/web-development/offer.css?inline'
import pageView from '../../../styles/services/web-development/page-view.drawing.css?inline'
import process from '../../../styles/services/web-development/process.css?inline'
import reasons from '../../../styles/services/web-development/reasons.css?inline'
import type { Composition } from '../composition.ts'
import WebDevelopment from './WebDevelopment.astro'

export const webDevelopment: Composition = {
  Page: WebDevelopment,
  styles: [hero, load, loadNotes, offer, pageView, reasons, process, sites],
  ground: 'light',
}
