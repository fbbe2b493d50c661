import { routes } from '../../../contract/routes.ts'

/** What opens the application dialog for a job; without script it leads to the form's own page. */
export function application(title: string) {
  return {
    href: routes.form('career', title),
    'data-opens': 'career',
    'data-choose': title,
    'data-title': title,
    'aria-haspopup': 'dialog' as const,
  }
}

/** What opens a job's details. */
export function jobDetails(id: string) {
  return { href: `#job-${id}-dialog`, 'data-opens': `job-${id}`, 'aria-haspopup': 'dialog' as const }
}
