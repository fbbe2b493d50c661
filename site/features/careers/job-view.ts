import type { Job } from '../../schemas/job.ts'

export type JobView = ReturnType<typeof jobView>

/** What the card and the dialog of a job show. An island gets only what it prints, to keep the page small. */
export function jobView(id: string, job: Job) {
  const { title, department, summary, mark, description, requirements, responsibilities } = job
  const facts = [
    { name: 'Place', value: job.location },
    { name: 'Hours', value: job.type },
    { name: 'Experience', value: job.experience },
  ]
  return {
    summary: { id, title, department, summary, mark, facts },
    details: { id, title, department, description, requirements, responsibilities, facts },
  }
}
