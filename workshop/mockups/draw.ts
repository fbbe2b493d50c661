// Writes the plates of the emerging technologies and the covers of the articles: `node workshop/mockups/draw.ts`.
import { mkdirSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { cloudBillWithNames } from './covers/cloud-bill-with-names.ts'
import { fourDaySurvey } from './covers/four-day-survey.ts'
import { nobodyReadsTheAlert } from './covers/nobody-reads-the-alert.ts'
import { offlineFirstFieldApps } from './covers/offline-first-field-apps.ts'
import { partnershipProgram } from './covers/partnership-program.ts'
import { testingAnAiFeature } from './covers/testing-an-ai-feature.ts'
import { artificialIntelligence } from './plates/artificial-intelligence.ts'
import { bigData } from './plates/big-data.ts'
import { blockchain } from './plates/blockchain.ts'
import { cloud } from './plates/cloud.ts'
import { internetOfThings } from './plates/internet-of-things.ts'
import { mixedReality } from './plates/mixed-reality.ts'

/** Bytes after gzip, by folder: the plates stand inside the page, the covers are files of their own. */
const MAX_BYTES = { plates: 12_000, covers: 14_000 }

const PLATES = {
  'artificial-intelligence': artificialIntelligence,
  blockchain,
  cloud,
  'big-data': bigData,
  'internet-of-things': internetOfThings,
  'mixed-reality': mixedReality,
}

const COVERS = {
  'partnership-program': partnershipProgram,
  'four-day-survey': fourDaySurvey,
  'cloud-bill-with-names': cloudBillWithNames,
  'offline-first-field-apps': offlineFirstFieldApps,
  'testing-an-ai-feature': testingAnAiFeature,
  'nobody-reads-the-alert': nobodyReadsTheAlert,
}

write('plates', PLATES)
write('covers', COVERS)

function write(folder: keyof typeof MAX_BYTES, drawings: Record<string, () => string>): void {
  const target = new URL(`../../site/assets/${folder}/`, import.meta.url)
  mkdirSync(target, { recursive: true })
  for (const [name, draw] of Object.entries(drawings)) {
    const svg = draw()
    const bytes = gzipSync(svg).length
    if (bytes > MAX_BYTES[folder])
      throw new Error(`${folder}/${name}.svg weighs ${bytes} bytes, ${MAX_BYTES[folder]} are allowed`)
    writeFileSync(new URL(`${name}.svg`, target), svg)
    console.log(`${folder}/${name}.svg ${bytes} bytes gzip`)
  }
}
