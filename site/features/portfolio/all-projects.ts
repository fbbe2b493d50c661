import { entriesOf } from '../../content.ts'
import type { SampleProject } from './project-view.ts'

/** All sample projects, in the order of their numbers. */
export function allProjects(): SampleProject[] {
  return entriesOf('projects')
    .map(({ id, data }) => ({ id, ...data }))
    .sort((a, b) => a.order - b.order)
}
