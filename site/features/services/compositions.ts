import type { ReactNode } from 'react'
import chart from '../../styles/chart.drawing.css?inline'
import figures from '../../styles/inner/figures.css?inline'
import hero from '../../styles/inner-hero.css?inline'
import sites from '../../styles/services/sites.css?inline'
import { Achievements, AchievementsAgain } from './Achievements.tsx'
import { AppExpertise } from './app-development/AppExpertise.tsx'
import { AppHero } from './app-development/AppHero.tsx'
import { AppOffer } from './app-development/AppOffer.tsx'
import { AppProcess } from './app-development/AppProcess.tsx'
import { AppReasons } from './app-development/AppReasons.tsx'
import { CloudOfferings } from './cloud-engineering/CloudOfferings.tsx'
import { TideHero } from './cloud-engineering/TideHero.tsx'
import { WaysBack } from './cloud-engineering/WaysBack.tsx'
import { BasinHero } from './data-engineering/BasinHero.tsx'
import { BasinMouth } from './data-engineering/BasinWater.tsx'
import { DataAchievements } from './data-engineering/DataAchievements.tsx'
import { DataCourse } from './data-engineering/DataCourse.tsx'
import { Night } from './data-engineering/Night.tsx'
import { Tests } from './data-engineering/Tests.tsx'
import { MergeReasons } from './devops/MergeReasons.tsx'
import { RoadOfferings } from './devops/RoadOfferings.tsx'
import { DayAgain } from './devops/TimetableChart.tsx'
import { TimetableHero } from './devops/TimetableHero.tsx'
import { Expertise } from './generic/Expertise.tsx'
import { Offerings } from './generic/Offerings.tsx'
import { Process } from './generic/Process.tsx'
import { Reasons } from './generic/Reasons.tsx'
import { ServiceHero } from './generic/ServiceHero.tsx'
import { Solutions } from './generic/Solutions.tsx'
import { Stack } from './generic/Stack.tsx'
import { EstateHero } from './it-consulting/EstateHero.tsx'
import { ItCourse } from './it-consulting/ItCourse.tsx'
import { ItOfferings } from './it-consulting/ItOfferings.tsx'
import { ItProcess } from './it-consulting/ItProcess.tsx'
import { ItReasons } from './it-consulting/ItReasons.tsx'
import { MvpHero } from './mvp-development/MvpHero.tsx'
import { MvpOffer } from './mvp-development/MvpOffer.tsx'
import { MvpReasons } from './mvp-development/MvpReasons.tsx'
import { BARS_PLACE, BarsAgain } from './mvp-development/ScopeLayers.tsx'
import type { ServicePageProps } from './Part.tsx'
import { DepthsHero } from './qa-testing/DepthsHero.tsx'
import { LeadsAgain } from './qa-testing/FaultDepths.tsx'
import { QaOfferings } from './qa-testing/QaOfferings.tsx'
import { QaReasons } from './qa-testing/QaReasons.tsx'
import type { BandPart } from './ServiceTail.tsx'
import { Depths } from './software-development/Depths.tsx'
import { Exits } from './software-development/Exits.tsx'
import { Quarter } from './software-development/Quarter.tsx'
import { SoftwareHero } from './software-development/SoftwareHero.tsx'
import { SoftwareOffer } from './software-development/SoftwareOffer.tsx'
import { ToolLines } from './software-development/ToolLines.tsx'
import { TwoReadings } from './software-development/TwoReadings.tsx'
import { PageView } from './web-development/PageView.tsx'
import { WebHero } from './web-development/WebHero.tsx'
import { WebOffer } from './web-development/WebOffer.tsx'
import { WebProcess } from './web-development/WebProcess.tsx'
import { WebReasons } from './web-development/WebReasons.tsx'
import { WebSolutions } from './web-development/WebSolutions.tsx'
import { WebStack } from './web-development/WebStack.tsx'

/** How a service's page is composed between header and footer. */
interface Composition {
  /** What lies behind the header before the page is scrolled. */
  ground: 'dark' | 'light'
  /** The sections from the first screen on, in their order. */
  parts: readonly ((props: ServicePageProps) => ReactNode)[]
  /** Styles that it shares with others. */
  shared?: readonly string[]
}

/** The services whose page has a composition of its own, by id. Its styles are all files of its folder. */
const own: Record<string, Composition> = {
  'app-development': { ground: 'dark', parts: [AppHero, AppOffer, AppProcess, AppExpertise, AppReasons, Achievements] },
  'cloud-engineering': { ground: 'dark', parts: [TideHero, CloudOfferings, WaysBack] },
  'data-engineering': { ground: 'light', parts: [BasinHero, Night, Tests, DataCourse, DataAchievements] },
  devops: { ground: 'dark', parts: [TimetableHero, RoadOfferings, MergeReasons] },
  'it-consulting': {
    ground: 'light',
    parts: [EstateHero, ItOfferings, ItCourse, ItReasons, ItProcess, Stack, Achievements],
  },
  'mvp-development': { ground: 'dark', parts: [MvpHero, MvpOffer, MvpReasons] },
  'qa-testing': { ground: 'light', parts: [DepthsHero, QaOfferings, QaReasons] },
  'software-development': {
    ground: 'light',
    parts: [SoftwareHero, SoftwareOffer, Quarter, Exits, ToolLines, TwoReadings, Depths],
  },
  'web-development': {
    ground: 'light',
    parts: [WebHero, WebOffer, PageView, WebSolutions, WebReasons, WebProcess, WebStack, Achievements],
    shared: [sites],
  },
}

/** What their closing bands show, by id. */
const bands: Record<string, BandPart> = {
  'app-development': { place: 'translate(-228 150) scale(1 1.3)' },
  'cloud-engineering': { place: 'translate(-421 140) scale(1.178 3.6)' },
  'data-engineering': { tone: 'paper', place: 'translate(-630 -574)', Marks: BasinMouth },
  devops: { place: 'translate(-557 52) scale(.259 .371)', Marks: DayAgain },
  'it-consulting': { tone: 'buff', place: 'translate(-630 -180)' },
  'mvp-development': { place: BARS_PLACE, Marks: BarsAgain },
  'qa-testing': { Marks: LeadsAgain },
  'software-development': { tone: 'buff', place: 'translate(-630 -100)' },
  'web-development': { tone: 'paper', place: 'translate(-558 20) scale(1 .62)' },
}

/** The page of a service that is only a file of content/services. */
const generic: Composition = {
  ground: 'dark',
  parts: [ServiceHero, Offerings, Solutions, Reasons, Process, Stack, Achievements, Expertise, AchievementsAgain],
  shared: [chart, hero, figures, sites],
}

const sheets = Object.entries(
  import.meta.glob<string>('../../styles/services/*/*.css', { eager: true, query: '?inline', import: 'default' }),
)

/**
 * The composition of a service's page. A service that is only a file of content/services has the generic one.
 *
 * @returns `styles`, the texts of the style files that only this page needs: they stand in the page's head. A file comes
 * after the one whose name it goes on with (`scope-wide` after `scope`).
 */
export function compositionOf(id: string) {
  const folder = id in own ? id : 'generic'
  const { ground, parts, shared = [] } = own[id] ?? generic
  const stems = sheets
    .flatMap(([path, text]) =>
      path.includes(`/${folder}/`) ? [{ stem: path.replace(/(\.drawing)?\.css$/, ''), text }] : [],
    )
    .toSorted((a, b) => (a.stem < b.stem ? -1 : 1))
  return { ground, parts, band: bands[id], styles: [...shared, ...stems.map(({ text }) => text)] }
}
