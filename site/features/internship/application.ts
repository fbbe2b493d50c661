import { routes } from '../../../contract/routes.ts'

/** What opens the application dialog for a track; without script it leads to the form's own page. */
export function application(value: string, title: string) {
  return {
    href: routes.form('internship', value),
    'data-opens': 'internship',
    'data-choose': value,
    'data-title': `Apply for ${title}`,
    'aria-haspopup': 'dialog' as const,
  }
}
