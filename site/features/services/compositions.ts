import { appDevelopment } from './app-development/composition.ts'
import { cloudEngineering } from './cloud-engineering/composition.ts'
import type { Composition } from './composition.ts'
import { dataEngineering } from './data-engineering/composition.ts'
import { devops } from './devops/composition.ts'
import { generic } from './generic/composition.ts'
import { itConsulting } from './it-consulting/composition.ts'
import { mvpDevelopment } from './mvp-development/composition.ts'
import { qaTesting } from './qa-testing/composition.ts'
import { softwareDevelopment } from './software-development/composition.ts'
import { webDevelopment } from './web-development/composition.ts'

/** The services whose page has a composition of its own, by id. */
const own: Record<string, Composition> = {
  'app-development': appDevelopment,
  'cloud-engineering': cloudEngineering,
  'data-engineering': dataEngineering,
  devops,
  'it-consulting': itConsulting,
  'mvp-development': mvpDevelopment,
  'qa-testing': qaTesting,
  'software-development': softwareDevelopment,
  'web-development': webDevelopment,
}

/** The composition of a service's page. A service that is only a file of content/services has the generic one. */
export function compositionOf(id: string): Composition {
  return own[id] ?? generic
}
